import { dayOf } from '#domain/values/day.ts'
import { once } from '#domain/values/once.ts'
import { numbersOf } from './numbers.ts'

/** Takes YYYY-MM-DD. */
export const dateFormat = (locale: string, parts: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }))
  return (day: string): string => format().format(dayOf(day) ?? 0)
}

/** How a language writes. `Intl`'s formats are slow to make, the first list takes 60 ms: each is made at its first use. */
export const formatsOf = (locale: string) => {
  const list = (type: Intl.ListFormatType) => {
    const format = once(() => new Intl.ListFormat(locale, { type }))
    return (names: readonly string[]): string => (names.length < 2 ? names.join('') : format().format(names))
  }
  const date = (parts: Intl.DateTimeFormatOptions) => dateFormat(locale, parts)
  const collate = once(() => new Intl.Collator(locale, { numeric: true }).compare)
  const minutes = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }))
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const ages = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const dayAndMonth = date({ month: 'short', day: 'numeric' })
  const dayMonthAndYear = date({ month: 'short', day: 'numeric', year: 'numeric' })
  const monthAndYear = date({ month: 'long', year: 'numeric' })
  return {
    ...numbersOf(locale),
    /** 'A, B, and C'. */
    allOf: list('conjunction'),
    /** 'A, B, or C'. */
    anyOf: list('disjunction'),
    /** Orders names and titles. */
    compare: (one: string, other: string): number => collate()(one, other),
    /** '95 min'. */
    minutes: (value: number): string => minutes().format(value),
    /** Takes an ISO 3166-1 code of two letters, which is returned where it has no name. */
    country: (code: string): string => (/^[A-Z]{2}$/.test(code) ? countries().of(code) : undefined) ?? code,
    /** 'today', 'yesterday', '3 days ago'. */
    daysAgo: (days: number): string => ages().format(-days, 'day'),
    /** 'March 1, 2026' of YYYY-MM-DD. */
    longDate: date({ dateStyle: 'long' }),
    /** 'Nov 23' of YYYY-MM-DD. */
    dayAndMonth,
    /** 'Nov 23' of YYYY-MM-DD, with the year unless it is that of `today`. */
    shortDate: (day: string, today: string): string =>
      (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : dayMonthAndYear)(day),
    /** 'March 2026' of YYYY-MM. */
    monthAndYear: (month: string): string => monthAndYear(`${month}-01`),
    /** 'Mar' of YYYY-MM-DD. */
    shortMonth: date({ month: 'short' }),
    /** 'M' of YYYY-MM-DD. */
    narrowMonth: date({ month: 'narrow' }),
  }
}

export type Formats = ReturnType<typeof formatsOf>
