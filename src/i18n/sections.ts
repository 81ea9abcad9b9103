import type { Language } from '#domain/movie/languages.ts'
import { withBidiIsolates } from './bidi-isolates.ts'
import type { SectionMessages } from './messages/sections.ts'

/** Messages that Home does not show, apart from the catalogs so that they load with the first screen that shows some. */
export const sections = {
  'en-US': async () => (await import('./en-us/sections.ts')).enUS,
  'de-DE': async () => (await import('./de-de/sections.ts')).deDE,
  'es-ES': async () => (await import('./es-es/sections.ts')).esES,
  'fr-FR': async () => (await import('./fr-fr/sections.ts')).frFR,
  'it-IT': async () => (await import('./it-it/sections.ts')).itIT,
  'ja-JP': async () => (await import('./ja-jp/sections.ts')).jaJP,
  'ko-KR': async () => (await import('./ko-kr/sections.ts')).koKR,
  'pt-BR': async () => (await import('./pt-br/sections.ts')).ptBR,
  'ru-RU': async () => (await import('./ru-ru/sections.ts')).ruRU,
  'zh-CN': async () => (await import('./zh-cn/sections.ts')).zhCN,
} satisfies Record<Language, () => Promise<SectionMessages>>

export const loadSections = async (language: Language): Promise<SectionMessages> =>
  withBidiIsolates(await sections[language]())
