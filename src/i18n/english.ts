import { enUS } from './en-us.ts'
import { enUSScreens } from './en-us-screens.ts'
import type { Texts } from './texts.ts'

/** Every word in English. */
export const english: Texts = {
  ...enUS,
  ...enUSScreens,
  toasts: { ...enUS.toasts, ...enUSScreens.toasts },
  errors: { ...enUS.errors, ...enUSScreens.errors },
}
