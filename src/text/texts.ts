import { enUS } from './en-us.ts'

/** Every word that a person can see, in one language. */
export type Texts = typeof enUS

/** The locale codes that have a catalogue; others show English until theirs is written. */
export const catalogues: Readonly<Record<string, Texts>> = { 'en-US': enUS }

/** The catalogue of a locale code such as `fr-FR`, English where there is none. */
export const textsFor = (language: string): Texts => catalogues[language] ?? enUS
