import { useMemo } from 'react'
import { millisecondsOf } from '#domain/iso-times.ts'
import type { WatchlistItem } from '#domain/library.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

/** Names the year unless it is the current one. Undefined without a date. */
export const useWatchedDate = (): ((item: WatchlistItem) => string | undefined) => {
  const { language, now } = useApp()
  const { on } = useMessages().watched
  const locale = useValue(language)
  return useMemo(() => {
    const day = { month: 'short', day: 'numeric' } as const
    const thisYear = new Intl.DateTimeFormat(locale, day)
    const otherYear = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' })
    const year = new Intl.DateTimeFormat('en', { year: 'numeric' })
    const currentYear = year.format(now())
    return ({ watchedAt }) => {
      if (watchedAt === null) return undefined
      const time = millisecondsOf(watchedAt)
      return on((year.format(time) === currentYear ? thisYear : otherYear).format(time))
    }
  }, [locale, now, on])
}
