import type { Language } from '#domain/languages.ts'
import type { Messages } from './messages.ts'

/** Without English, which is bundled. */
export const translations = {
  'es-ES': async () => (await import('./es-es.ts')).esES,
  'fr-FR': async () => (await import('./fr-fr.ts')).frFR,
  'de-DE': async () => (await import('./de-de.ts')).deDE,
  'it-IT': async () => (await import('./it-it.ts')).itIT,
  'ja-JP': async () => (await import('./ja-jp.ts')).jaJP,
  'ko-KR': async () => (await import('./ko-kr.ts')).koKR,
  'pt-BR': async () => (await import('./pt-br.ts')).ptBR,
  'zh-CN': async () => (await import('./zh-cn.ts')).zhCN,
  'ru-RU': async () => (await import('./ru-ru.ts')).ruRU,
} satisfies Record<Exclude<Language, 'en-US'>, () => Promise<Messages>>
