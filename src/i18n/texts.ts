import type { enUS } from './en-us.ts'
import type { enUSScreens } from './en-us-screens.ts'

/** The words of the first screen and of what every page shares, in one language. */
export type EarlyTexts = typeof enUS

/** The words of the screens that come after the first, in one language. */
export type LateTexts = typeof enUSScreens

/** Every word that a person can see, in one language. */
export type Texts = EarlyTexts & LateTexts
