import { useMemo } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** The name of the person's region in the language of the page. */
export const useCountryName = (): string => {
  const { language, settings } = useApp()
  const locale = useValue(language.loaded)
  const code = useValue(settings.region)
  return useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code, [locale, code])
}
