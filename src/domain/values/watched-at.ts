import { dayPattern, isCalendarDay } from './day.ts'
import { type IsoTime, isoTimeFrom, unknownTime } from './instant.ts'

/** `YYYY-MM-DD`, the same day in every time zone, or a minute in UTC: `YYYY-MM-DDTHH:MMZ`. */
export type WatchedAt = string

export const minuteOf = (time: IsoTime): WatchedAt => `${time.slice(0, 16)}Z`

const unknownMinute = minuteOf(unknownTime)

export const knownMinuteOf = (time: IsoTime): WatchedAt | null => {
  const minute = minuteOf(time)
  return minute === unknownMinute ? null : minute
}

/** From a day, or from ISO text or epoch milliseconds of any precision; null for everything else. */
export const watchedAtFrom = (value: unknown): WatchedAt | null => {
  if (typeof value === 'string' && dayPattern.test(value)) return isCalendarDay(value) ? value : null
  const time = isoTimeFrom(value)
  return time === null ? null : knownMinuteOf(time)
}
