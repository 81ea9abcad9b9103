import { dayPattern, isCalendarDay } from '../values/day.ts'

const firstYear = '1888'

export type DateProblem = 'not a date' | 'in the future' | 'before the first movie'

/** `today` is the user's local date. */
export const dateProblem = (date: string, today: string): DateProblem | null => {
  if (!(dayPattern.test(date) && isCalendarDay(date))) return 'not a date'
  if (date > today) return 'in the future'
  return date < firstYear ? 'before the first movie' : null
}
