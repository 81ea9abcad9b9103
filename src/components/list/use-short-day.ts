import { useMemo } from 'react'
import { type IsoTime, millisecondsOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** 'Nov 3', with the year unless it is the current one. */
export const useShortDay = (): ((time: IsoTime) => string) => {
  const { language, platform } = useApp()
  const locale = useValue(language.current)
  return useMemo(() => {
    const day = { month: 'short', day: 'numeric' } as const
    const thisYear = new Intl.DateTimeFormat(locale, day)
    const otherYear = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' })
    const year = new Intl.DateTimeFormat('en', { year: 'numeric' })
    const currentYear = year.format(platform.now())
    return (given) => {
      const time = millisecondsOf(given)
      return (year.format(time) === currentYear ? thisYear : otherYear).format(time)
    }
  }, [locale, platform.now])
}
