import { dayAt, dayNumberOf } from '../values/day.ts'

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => ((((dayNumberOf(day) + 3) % 7) + 7) % 7) + 1

export const monthKeys = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
export const weekdayKeys = ['1', '2', '3', '4', '5', '6', '7'] as const

export type Weeks = readonly (readonly (string | null)[])[]

/** The days of a year in weeks; null before its first and after its last day. `firstWeekday` is 1 for Monday to 7. */
export const weeksOf = (year: number, firstWeekday: number): Weeks => {
  const first = dayNumberOf(`${year}-01-01`)
  const last = dayNumberOf(`${year}-12-31`)
  const start = first - ((weekdayOf(`${year}-01-01`) - firstWeekday + 7) % 7)
  const weeks: (string | null)[][] = []
  for (let week = start; week <= last; week += 7) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => week + offset)
    weeks.push(days.map((day) => (day < first || day > last ? null : dayAt(day))))
  }
  return weeks
}

export const halfYearsOf = (weeks: Weeks): readonly [Weeks, Weeks] => {
  const july = weeks.findIndex((week) => week.some((day) => day?.endsWith('-07-01')))
  return [weeks.slice(0, july), weeks.slice(july)]
}
