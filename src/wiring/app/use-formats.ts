import type { Formats } from '#i18n/formats.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

/** How the language of the page writes numbers, dates and the like. */
export const useFormats = (): Formats => useValue(useApp().language.formats)
