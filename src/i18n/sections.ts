import type { Language } from '#domain/languages.ts'
import { withBidiIsolates } from './bidi-isolates.ts'
import type { SectionMessages } from './sections/messages.ts'

/** Messages that Home does not show, apart from the catalogs so that they load with the first screen that shows some. */
export const sections = {
  'en-US': async () => (await import('./sections/en-us.ts')).enUS,
  'de-DE': async () => (await import('./sections/de-de.ts')).deDE,
  'es-ES': async () => (await import('./sections/es-es.ts')).esES,
  'fr-FR': async () => (await import('./sections/fr-fr.ts')).frFR,
  'it-IT': async () => (await import('./sections/it-it.ts')).itIT,
  'ja-JP': async () => (await import('./sections/ja-jp.ts')).jaJP,
  'ko-KR': async () => (await import('./sections/ko-kr.ts')).koKR,
  'pt-BR': async () => (await import('./sections/pt-br.ts')).ptBR,
  'ru-RU': async () => (await import('./sections/ru-ru.ts')).ruRU,
  'zh-CN': async () => (await import('./sections/zh-cn.ts')).zhCN,
} satisfies Record<Language, () => Promise<SectionMessages>>

export const loadSections = async (language: Language): Promise<SectionMessages> =>
  withBidiIsolates(await sections[language]())
