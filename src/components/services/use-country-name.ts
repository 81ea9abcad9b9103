import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** The name of the user's region in the language of the page. */
export const useCountryName = (): string => useFormats().country(useValue(useApp().settings.region))
