/** The ten locale codes of the interface and of the provider (spec section 2), in the spec's order. */
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

/** The supported language for a browser's language tag (`de-AT` gives de-DE); undefined when there is none. */
export const languageFor = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language.split('-')[0] === primary)
}

/**
 * The language of the ten that a person prefers, by their browser's tags, first choice first; English where none
 * serves.
 */
export const preferredLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const language = languageFor(tag)
    if (language) return language
  }
  return 'en-US'
}
