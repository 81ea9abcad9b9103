import { useCallback } from 'react'
import type { Viewing } from '#domain/records/library.ts'
import { dayOf, localDayOf } from '#domain/values/day.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** A viewing's day as text. */
export const useViewingDate = (): ((watchedAt: Viewing['watchedAt']) => string) => {
  const { noDate } = useMessages().diary
  const { longDate } = useFormats()
  return useCallback(
    (watchedAt) => {
      const day = watchedAt === null ? '' : localDayOf(watchedAt)
      return dayOf(day) === null ? noDate : longDate(day)
    },
    [longDate, noDate],
  )
}
