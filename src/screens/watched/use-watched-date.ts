import { useCallback } from 'react'
import { useShortDay } from '#components/card/use-short-day.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Undefined without a date. */
export const useWatchedDate = (): ((item: WatchlistItem) => string | undefined) => {
  const { on } = useMessages().watched
  const dayOf = useShortDay()
  return useCallback(({ watchedAt }) => (watchedAt === null ? undefined : on(dayOf(watchedAt))), [on, dayOf])
}
