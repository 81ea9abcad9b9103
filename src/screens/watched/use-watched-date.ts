import { useCallback } from 'react'
import { useShortDay } from '#components/card/use-short-day.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

/** Undefined without a date. */
export const useWatchedDate = (): ((item: WatchlistItem) => string | undefined) => {
  const { on } = useCoreMessages().watched
  const dayOf = useShortDay()
  return useCallback(({ watchedAt }) => (watchedAt === null ? undefined : on({ date: dayOf(watchedAt) })), [on, dayOf])
}
