import { useMemo } from 'react'
import type { WatchlistItem } from '#domain/records/library.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Names the year unless it is the current one. Undefined without a date. */
export const useWatchedDate = (): ((item: WatchlistItem) => string | undefined) => {
  const { language, platform } = useApp()
  const { on } = useMessages().watched
  const locale = useValue(language.current)
  return useMemo(() => {
    const day = { month: 'short', day: 'numeric' } as const
    const thisYear = new Intl.DateTimeFormat(locale, day)
    const otherYear = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' })
    const year = new Intl.DateTimeFormat('en', { year: 'numeric' })
    const currentYear = year.format(platform.now())
    return ({ watchedAt }) => {
      if (watchedAt === null) return undefined
      const time = millisecondsOf(watchedAt)
      return on((year.format(time) === currentYear ? thisYear : otherYear).format(time))
    }
  }, [locale, platform.now, on])
}
