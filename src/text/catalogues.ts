import type { Language } from '#domain/languages.ts'
import type { Texts } from './texts.ts'

/** The words of each language; each is a chunk of its own. */
export const catalogues = {
  'en-US': async () => (await import('./english.ts')).english,
  'de-DE': async () => (await import('./de-de.ts')).deDE,
} satisfies Partial<Record<Language, () => Promise<Texts>>>

export type SpokenLanguage = keyof typeof catalogues

/** The language whose words serve a language: its own, else English. */
export const spokenFor = (language: Language): SpokenLanguage =>
  Object.hasOwn(catalogues, language) ? (language as SpokenLanguage) : 'en-US'
