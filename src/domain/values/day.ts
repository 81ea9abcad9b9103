import { type IsoTime, isoTimeFrom, isoTimeOf } from './instant.ts'

export const dayMs = 24 * 60 * 60_000

/** Days since 1970-01-01 of a calendar day, YYYY-MM-DD. */
export const dayNumberOf = (day: string): number => Math.round((dayOf(day) ?? 0) / dayMs)

export const dayAt = (dayNumber: number): string => isoTimeOf(dayNumber * dayMs)?.slice(0, 10) ?? ''

/** `day` is YYYY-MM-DD; a negative number of days goes back. */
export const daysAfter = (day: string, days: number): string => dayAt(dayNumberOf(day) + days)

const dateParts = (date: string): readonly [year: number, monthAndDay: string] | null => {
  const found = /^(\d{4})-(\d{2}-\d{2})/.exec(date)
  return found?.[1] && found[2] ? [Number(found[1]), found[2]] : null
}

/** Full years between two ISO dates; null when either is partial or `date` is before the birth. */
export const ageAt = (birthday: string, date: string): number | null => {
  const birth = dateParts(birthday)
  const day = dateParts(date)
  if (!birth || !day) return null
  const years = day[0] - birth[0] - (day[1] < birth[1] ? 1 : 0)
  return years < 0 ? null : years
}

/** Epoch milliseconds of midnight UTC; null for a partial date. */
export const dayOf = (date: string): number | null => {
  if (!dateParts(date)) return null
  // biome-ignore lint/style/noRestrictedGlobals: it reads a given day and never asks the clock
  const time = Date.parse(date.slice(0, 10))
  return Number.isNaN(time) ? null : time
}

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export const isCalendarDay = (text: string): boolean => isoTimeFrom(`${text}T00:00:00.000Z`)?.startsWith(text) === true

export const twoDigits = (value: string | number): string => String(value).padStart(2, '0')

/** YYYY-MM-DD in the user's time zone, of an instant or of a calendar day, which is the same in every zone. */
export const localDayOf = (instantOrDay: string): string => {
  if (instantOrDay.length === 10) return instantOrDay
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const time = new Date(instantOrDay)
  const year = String(time.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

/** At 10:00 UTC it is the same day from Hawaii to New Zealand. */
export const timeOnDay = (day: string): IsoTime => `${day}T10:00:00.000Z`
