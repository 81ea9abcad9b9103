import { useMemo } from 'react'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The name of the person's region in the language of the page. */
export const useCountryName = (): string => {
  const { loadedLanguage, region } = useApp()
  const language = useValue(loadedLanguage)
  const code = useValue(region)
  return useMemo(() => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code, [language, code])
}
