import { useMemo } from 'react'
import { dayNumberOf } from '#domain/calendar-days.ts'
import { isoTimeOf } from '#domain/iso-times.ts'
import { localDayOf } from '#domain/viewing-dates.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Takes epoch milliseconds; 'today', 'yesterday', '3 days ago'. */
export const useDaysAgo = (): ((time: number) => string) => {
  const { loadedLanguage, today } = useApp()
  const language = useValue(loadedLanguage)
  return useMemo(() => {
    const ages = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    return (time) => {
      const day = localDayOf(isoTimeOf(time) ?? today())
      return ages.format(Math.min(0, dayNumberOf(day) - dayNumberOf(today())), 'day')
    }
  }, [language, today])
}
