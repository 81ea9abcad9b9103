import { dayOf } from './format.ts'
import { isoTimeOf } from './iso-times.ts'

export const dayMs = 24 * 60 * 60_000

/** The longest that TMDB's terms allow to keep what it answers. */
export const maxAnswerAgeMs = 180 * dayMs

/** Days since 1970-01-01 of a calendar day, YYYY-MM-DD. */
export const dayNumberOf = (day: string): number => Math.round((dayOf(day) ?? 0) / dayMs)

export const dayAt = (dayNumber: number): string => isoTimeOf(dayNumber * dayMs)?.slice(0, 10) ?? ''

/** `day` is YYYY-MM-DD; a negative number of days goes back. */
export const daysAfter = (day: string, days: number): string => dayAt(dayNumberOf(day) + days)
