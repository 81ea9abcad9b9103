import type { Language } from '#domain/languages.ts'

/** Each language in its own words, the same in every catalogue: who has chosen one by mistake must find the way back. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English (US)',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'pt-BR': 'Português (Brasil)',
  'zh-CN': '简体中文',
  'ru-RU': 'Русский',
}
