import type { DateOrder } from '#domain/history/questions.ts'
import { dateProblem } from '#domain/records/viewing-dates.ts'
import { daysAfter, twoDigits } from '#domain/values/day.ts'
import { type IsoTime, isoTimeFrom, isoTimeOf } from '#domain/values/instant.ts'
import { knownMinuteOf, type WatchedAt } from '#domain/values/watched-at.ts'
import { isAbsent, type Read, textOf } from './fields.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayOf = (year: string, month: string | number, day: string): string =>
  `${year.padStart(4, '20')}-${twoDigits(month)}-${twoDigits(day)}`

const numericDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)/
/** As IMDb wrote it until 2017: Fri Nov  7 09:07:24 2014. */
const unixDay = /^[a-z]{3} ([a-z]{3}) +(\d{1,2}) ([\d:]{8}) (\d{4})$/i

/** For times that are in UTC and do not say so. */
export const inUtc = (time: string): string =>
  time.replace(/^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?: \+0000)?(?: UTC)?$/, '$1Z')

export const isNumericDay = (text: string): boolean => numericDay.test(text.trim())

/** Whether day or month is first in dates such as 4/3/2020; null where nothing tells. */
export const dateOrderIn = (texts: readonly string[]): DateOrder | null => {
  for (const text of texts) {
    const [, first, sign, second] = numericDay.exec(text.trim()) ?? []
    if (sign === '.' || Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
  }
  return null
}

interface GivenDate {
  readonly day: string
  /** '' where there is a day alone. */
  readonly time: string
}

const givenDate = (text: string, order: DateOrder): GivenDate | null => {
  const unix = unixDay.exec(text)
  if (unix) {
    const [, month = '', day = '', time = '', year = ''] = unix
    return { day: dayOf(year, months.indexOf(month.toLowerCase()) + 1, day), time: `${time}Z` }
  }
  const iso = yearFirst.exec(text)
  if (iso) return { day: dayOf(iso[1] ?? '', iso[3] ?? '', iso[4] ?? ''), time: text.slice(iso[0].length) }
  const numeric = numericDay.exec(text)
  if (!numeric) return null
  const [whole, first = '', , second = '', year = ''] = numeric
  const [month, day] = order === 'day first' ? [second, first] : [first, second]
  return { day: dayOf(year, month, day), time: text.slice(whole.length) }
}

const dayLength = 10
const millisecondsLength = 4
// Programs that keep days only write them as midnight.
const midnight = /^00:00(:00(\.0+)?)?$/
const timeOfDay = /^(\d{2}:\d{2})(:\d{2})?(\.\d+)?$/
const zoneAtEnd = / ?(Z|UTC|[+-]\d{2}:?\d{2})$/i

const isoTimeWith = (day: string, rest: string): IsoTime | null | 'day alone' => {
  const text = rest.replace(/^[T, ]+/, '')
  const zone = zoneAtEnd.exec(text)?.[1] ?? ''
  const time = text.replace(zoneAtEnd, '')
  if (time === '' || (midnight.test(time) && !/[1-9]/.test(zone))) return 'day alone'
  const [, minute, second = ':00', fraction = ''] = timeOfDay.exec(time) ?? []
  if (!minute) return null
  const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')
  return isoTimeFrom(`${day}T${minute}${second}${fraction.slice(0, millisecondsLength)}${offset}`)
}

export interface DateReader {
  /** A day, or a minute where the time of day is known. */
  readonly watchedAt: (value: unknown, order?: DateOrder) => Read<WatchedAt | null>
  /** Midnight is a minute too. */
  readonly minute: (value: unknown) => Read<WatchedAt | null>
  readonly time: (value: unknown, order?: DateOrder) => Read<IsoTime | null>
}

/** `today` is the person's local date. */
export const createDateReader = (today: string): DateReader => {
  // It may be tomorrow where the file was written.
  const latest = daysAfter(today, 1)
  const read = (
    value: unknown,
    order: DateOrder,
  ): Read<{ readonly day: string; readonly time: IsoTime | null } | null> => {
    const text = typeof value === 'number' ? (isoTimeOf(value) ?? '') : textOf(value)
    if (isAbsent(text) || text.startsWith('1970-01-01')) return { value: null }
    const given = givenDate(text, order)
    const problem = given && dateProblem(given.day, latest)
    if (problem === 'in the future') return { value: null, doubt: 'date in the future' }
    const time = given && isoTimeWith(given.day, given.time)
    if (!given || problem || !time) return { value: null, doubt: 'wrong date' }
    return { value: { day: given.day, time: time === 'day alone' ? null : time } }
  }
  return {
    watchedAt: (value, order = 'day first') => {
      const { value: date, ...doubt } = read(value, order)
      return { value: date && (date.time === null ? date.day : knownMinuteOf(date.time)), ...doubt }
    },
    minute: (value) => {
      const { value: date, ...doubt } = read(value, 'day first')
      const isMidnight = date?.time === null && textOf(value).length > dayLength
      return {
        value: date && (isMidnight ? `${date.day}T00:00Z` : date.time === null ? date.day : knownMinuteOf(date.time)),
        ...doubt,
      }
    },
    time: (value, order = 'day first') => {
      const { value: date, ...doubt } = read(value, order)
      // Noon is on that day in nearly every time zone.
      return { value: date && (date.time ?? `${date.day}T12:00:00.000Z`), ...doubt }
    },
  }
}
