import { enUS } from './en-us.ts'
import { enUSScreens } from './en-us-screens.ts'
import type { Texts } from './texts.ts'

const english: Texts = { ...enUS, ...enUSScreens }

/** The locale codes that have a catalogue; others show English until theirs is written. */
export const catalogues: Readonly<Record<string, Texts>> = { 'en-US': english }

/** The whole catalogue of a locale code such as `fr-FR`, English where there is none. */
export const textsFor = (language: string): Texts => catalogues[language] ?? english
