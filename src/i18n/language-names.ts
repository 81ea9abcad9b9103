import type { Language } from '#domain/movie/languages.ts'

/** Not translated: a person who chose a language by mistake must find their own. */
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
