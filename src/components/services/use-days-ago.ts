import { useMemo } from 'react'
import { dayNumberOf, localDayOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Takes epoch milliseconds; 'today', 'yesterday', '3 days ago'. */
export const useDaysAgo = (): ((time: number) => string) => {
  const { language, platform } = useApp()
  const locale = useValue(language.loaded)
  return useMemo(() => {
    const ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return (time) => {
      const day = localDayOf(isoTimeOf(time) ?? platform.today())
      return ages.format(Math.min(0, dayNumberOf(day) - dayNumberOf(platform.today())), 'day')
    }
  }, [locale, platform.today])
}
