import { useMemo } from 'react'
import { dayOf } from '#domain/values/day.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** 'March 2026' of YYYY-MM. */
export const useMonthName = (): ((month: string) => string) => {
  const language = useValue(useApp().language.loaded)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month) => format.format(dayOf(`${month}-01`) ?? 0)
  }, [language])
}
