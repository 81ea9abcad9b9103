import { dayMs } from '#domain/values/day.ts'

/** The longest that TMDB's terms allow to keep what it answers. */
export const maxAnswerAgeMs = 180 * dayMs
