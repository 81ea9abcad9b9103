import { useMemo } from 'react'
import { dayOf } from '#domain/format.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** 'March 2026' of YYYY-MM. */
export const useMonthName = (): ((month: string) => string) => {
  const language = useValue(useApp().loadedLanguage)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month) => format.format(dayOf(`${month}-01`) ?? 0)
  }, [language])
}
