import type { IsoTime, WatchedAt } from './library.ts'
import { dayPattern, isCalendarDay } from './watched-at.ts'

const firstYear = '1888'

export type DateProblem = 'not a date' | 'in the future' | 'before the first film'

/** `today` is the person's local date. */
export const dateProblem = (date: string, today: string): DateProblem | null => {
  if (!(dayPattern.test(date) && isCalendarDay(date))) return 'not a date'
  if (date > today) return 'in the future'
  return date < firstYear ? 'before the first film' : null
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

export const localDayOf = (watchedAt: WatchedAt): string => {
  if (watchedAt.length === 10) return watchedAt
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const time = new Date(watchedAt)
  const year = String(time.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

/** At 10:00 UTC it is the same day from Hawaii to New Zealand. */
export const timeOnDay = (day: string): IsoTime => `${day}T10:00:00.000Z`
