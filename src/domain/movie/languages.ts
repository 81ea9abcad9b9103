export const languages = [
  'en-US',
  'es-ES',
  'fr-FR',
  'de-DE',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'zh-CN',
  'ru-RU',
] as const

export type Language = (typeof languages)[number]

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code)

export const languageFor = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language.split('-')[0] === primary)
}

export const preferredLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const language = languageFor(tag)
    if (language) return language
  }
  return 'en-US'
}
