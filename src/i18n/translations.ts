import type { Language } from '#domain/movie/languages.ts'
import type { Messages } from './messages/core.ts'

/** Without English, which is bundled. */
export const translations = {
  'es-ES': async () => (await import('./es-es/core.ts')).esES,
  'fr-FR': async () => (await import('./fr-fr/core.ts')).frFR,
  'de-DE': async () => (await import('./de-de/core.ts')).deDE,
  'it-IT': async () => (await import('./it-it/core.ts')).itIT,
  'ja-JP': async () => (await import('./ja-jp/core.ts')).jaJP,
  'ko-KR': async () => (await import('./ko-kr/core.ts')).koKR,
  'pt-BR': async () => (await import('./pt-br/core.ts')).ptBR,
  'zh-CN': async () => (await import('./zh-cn/core.ts')).zhCN,
  'ru-RU': async () => (await import('./ru-ru/core.ts')).ruRU,
} satisfies Record<Exclude<Language, 'en-US'>, () => Promise<Messages>>
