import type { Language } from '#domain/languages.ts'
import type { ReleasesMessages } from './messages.ts'

export const releasesTranslations = {
  'en-US': async () => (await import('./en-us.ts')).enUS,
  'de-DE': async () => (await import('./de-de.ts')).deDE,
  'es-ES': async () => (await import('./es-es.ts')).esES,
  'fr-FR': async () => (await import('./fr-fr.ts')).frFR,
  'it-IT': async () => (await import('./it-it.ts')).itIT,
  'ja-JP': async () => (await import('./ja-jp.ts')).jaJP,
  'ko-KR': async () => (await import('./ko-kr.ts')).koKR,
  'pt-BR': async () => (await import('./pt-br.ts')).ptBR,
  'ru-RU': async () => (await import('./ru-ru.ts')).ruRU,
  'zh-CN': async () => (await import('./zh-cn.ts')).zhCN,
} satisfies Record<Language, () => Promise<ReleasesMessages>>
