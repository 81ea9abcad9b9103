import { enUS } from './en-us.ts'
import type { enUSScreens } from './en-us-screens.ts'

/** The words of the first screen and of what every page shares, in one language. */
export type EarlyTexts = typeof enUS

/** Every word that a person can see, in one language. */
export type Texts = EarlyTexts & typeof enUSScreens

const early: Readonly<Record<string, EarlyTexts>> = { 'en-US': enUS }

/** The early words of a locale code such as `fr-FR`, English where there are none. */
export const earlyTextsFor = (language: string): EarlyTexts => early[language] ?? enUS
