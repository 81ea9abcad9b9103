import { dayAt, dayNumberOf } from '../values/day.ts'
import { monthKeys } from './calendar.ts'

export interface StripWeek {
  /** Days since the year began. */
  readonly start: number
  readonly days: number
  readonly count: number
}

export interface StripMonth {
  /** YYYY-MM. */
  readonly month: string
  readonly from: string
  readonly to: string
  readonly days: number
  readonly count: number
}

export interface YearStrip {
  readonly days: number
  readonly weeks: readonly StripWeek[]
  readonly months: readonly StripMonth[]
}

/** A year in a row: its weeks, counted from its first day, and its months. */
export const yearStrip = (year: number, counts: ReadonlyMap<string, number>): YearStrip => {
  const first = dayNumberOf(`${year}-01-01`)
  const days = dayNumberOf(`${year + 1}-01-01`) - first
  const within = (from: number, to: number): number => {
    let count = 0
    for (let day = from; day < to; day++) count += counts.get(dayAt(day)) ?? 0
    return count
  }
  const weeks: StripWeek[] = []
  for (let start = 0; start < days; start += 7) {
    const end = Math.min(start + 7, days)
    weeks.push({ start, days: end - start, count: within(first + start, first + end) })
  }
  const months = monthKeys.map((key, index): StripMonth => {
    const from = `${year}-${key}-01`
    const start = dayNumberOf(from)
    const end = dayNumberOf(index === 11 ? `${year + 1}-01-01` : `${year}-${monthKeys[index + 1]}-01`)
    return { month: `${year}-${key}`, from, to: dayAt(end - 1), days: end - start, count: within(start, end) }
  })
  return { days, weeks, months }
}
