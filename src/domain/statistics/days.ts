import { dayAt, dayNumberOf } from '../values/day.ts'
import { monthKeys, weekdayKeys, weekdayOf } from './calendar.ts'

/** Viewings by day, YYYY-MM-DD. */
export type ViewingsByDay = ReadonlyMap<string, number>

export interface Tally {
  readonly key: string
  readonly count: number
}

export interface Streak {
  readonly days: number
  readonly from: string
  readonly to: string
}

export interface DayStatistics {
  readonly byDay: ViewingsByDay
  /** January to December, of all years of the period. */
  readonly months: readonly Tally[]
  /** Monday to Sunday. */
  readonly weekdays: readonly Tally[]
  /** From the first to the last year with a viewing, those between included. */
  readonly years: readonly Tally[]
  readonly streak: Streak | null
  readonly busiestDay: Tally | null
  /** YYYY-MM; the earliest of equals. */
  readonly busiestMonth: Tally | null
}

/** Adds up the counts of each group of keys. */
export const sumBy = <Key, Group>(
  counts: ReadonlyMap<Key, number>,
  groupOf: (key: Key) => Group,
): ReadonlyMap<Group, number> => {
  const sums = new Map<Group, number>()
  for (const [key, count] of counts) {
    const group = groupOf(key)
    sums.set(group, (sums.get(group) ?? 0) + count)
  }
  return sums
}

const inOrder = (sums: ReadonlyMap<string, number>, keys: readonly string[]): readonly Tally[] =>
  keys.map((key) => ({ key, count: sums.get(key) ?? 0 }))

const busiest = (sums: ReadonlyMap<string, number>): Tally | null => {
  let most: Tally | null = null
  for (const [key, count] of sums)
    if (most === null || count > most.count || (count === most.count && key < most.key)) most = { key, count }
  return most
}

const longestStreak = (days: readonly string[]): Streak | null => {
  const numbers = days.map(dayNumberOf).sort((one, other) => one - other)
  let best: { readonly start: number; readonly days: number } | null = null
  let start = 0
  numbers.forEach((day, index) => {
    if (index === 0 || day !== (numbers[index - 1] ?? 0) + 1) start = day
    const length = day - start + 1
    if (best === null || length > best.days) best = { start, days: length }
  })
  return best && streakFrom(best)
}

const streakFrom = ({ start, days }: { readonly start: number; readonly days: number }): Streak => ({
  days,
  from: dayAt(start),
  to: dayAt(start + days - 1),
})

const yearsBetween = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

export const dayStatistics = (byDay: ViewingsByDay): DayStatistics => {
  const years = sumBy(byDay, (day) => day.slice(0, 4))
  const known = [...years.keys()].map(Number)
  return {
    byDay,
    months: inOrder(
      sumBy(byDay, (day) => day.slice(5, 7)),
      monthKeys,
    ),
    weekdays: inOrder(
      sumBy(byDay, (day) => String(weekdayOf(day))),
      weekdayKeys,
    ),
    years: known.length === 0 ? [] : inOrder(years, yearsBetween(Math.min(...known), Math.max(...known))),
    streak: longestStreak([...byDay.keys()]),
    busiestDay: busiest(byDay),
    busiestMonth: busiest(sumBy(byDay, (day) => day.slice(0, 7))),
  }
}
