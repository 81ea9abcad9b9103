import { millisecondsOf } from '#domain/values/instant.ts'

const minuteMs = 60_000
const toleratedMinutes = 5

/** Minutes by which the clock that gave the time is ahead of this one; null up to five. */
export const minutesAhead = (time: string | undefined, now: number): number | null => {
  if (time === undefined) return null
  const minutes = Math.round((millisecondsOf(time) - now) / minuteMs)
  return minutes > toleratedMinutes ? minutes : null
}
