import { isoTimeFrom, isoTimeOf, unknownTime } from './iso-times.ts'
import type { IsoTime, WatchedAt } from './library.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

const isCalendarDay = (text: string): boolean => isoTimeFrom(`${text}T00:00:00.000Z`)?.startsWith(text) === true

export const minuteOf = (time: IsoTime): WatchedAt => `${time.slice(0, 16)}Z`

const unknownMinute = minuteOf(unknownTime)

/** Null for the unknown time. */
export const knownMinuteOf = (time: IsoTime): WatchedAt | null => {
  const minute = minuteOf(time)
  return minute === unknownMinute ? null : minute
}

/** From a day, or from ISO text or epoch milliseconds of any precision; null for everything else. */
export const watchedAtFrom = (value: unknown): WatchedAt | null => {
  if (typeof value === 'string' && day.test(value)) return isCalendarDay(value) ? value : null
  const time = isoTimeFrom(value)
  return time === null ? null : knownMinuteOf(time)
}
/** The year of the first film. */
const firstYear = '1888'

export type DateProblem = 'not a date' | 'in the future' | 'before the first film'

/** `today` is the person's local date. */
export const dateProblem = (date: string, today: string): DateProblem | null => {
  if (!(day.test(date) && isCalendarDay(date))) return 'not a date'
  if (date > today) return 'in the future'
  return date < firstYear ? 'before the first film' : null
}

/** The day of a viewing where the person is. */
export const localDayOf = (watchedAt: WatchedAt): string => {
  if (day.test(watchedAt)) return watchedAt
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const time = new Date(watchedAt)
  const local = isoTimeOf(time.getTime() - time.getTimezoneOffset() * 60_000)
  return (local ?? watchedAt).slice(0, 10)
}
