import { isoTimeOf } from './iso-times.ts'
import type { WatchedAt } from './library.ts'
import { dayPattern, isCalendarDay } from './watched-at.ts'

const firstYear = '1888'

export type DateProblem = 'not a date' | 'in the future' | 'before the first film'

/** `today` is the person's local date. */
export const dateProblem = (date: string, today: string): DateProblem | null => {
  if (!(dayPattern.test(date) && isCalendarDay(date))) return 'not a date'
  if (date > today) return 'in the future'
  return date < firstYear ? 'before the first film' : null
}

export const localDayOf = (watchedAt: WatchedAt): string => {
  if (dayPattern.test(watchedAt)) return watchedAt
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const time = new Date(watchedAt)
  const local = isoTimeOf(time.getTime() - time.getTimezoneOffset() * 60_000)
  return (local ?? watchedAt).slice(0, 10)
}
