import { isoTimeFrom, unknownTime } from './iso-times.ts'
import type { IsoTime, WatchedAt } from './library.ts'

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export const isCalendarDay = (text: string): boolean => isoTimeFrom(`${text}T00:00:00.000Z`)?.startsWith(text) === true

export const minuteOf = (time: IsoTime): WatchedAt => `${time.slice(0, 16)}Z`

const unknownMinute = minuteOf(unknownTime)

/** Null for the unknown time. */
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
