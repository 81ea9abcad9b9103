import { firstDay } from '#domain/imports/early-days.ts'
import type { DateNumbers, DateOrder } from '#domain/imports/questions.ts'
import { languages } from '#domain/movie/languages.ts'
import { dateProblem } from '#domain/records/viewing-dates.ts'
import { daysAfter, twoDigits } from '#domain/values/day.ts'
import { type IsoTime, isoTimeFrom, isoTimeOf } from '#domain/values/instant.ts'
import { once } from '#domain/values/once.ts'
import { knownMinuteOf, type WatchedAt } from '#domain/values/watched-at.ts'
import { isAbsent, type Read, textOf } from './fields.ts'

const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')

/** The names of the months in the app's languages, as they stand alone and beside a day. */
const monthNames = once((): ReadonlyMap<string, number> => {
  const names = new Map<string, number>([['sept', 9]])
  for (const language of languages) {
    for (const form of [{ month: 'long' }, { month: 'short' }] as const) {
      for (const options of [form, { ...form, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        for (let month = 1; month <= 12; month += 1) {
          // biome-ignore lint/style/noRestrictedGlobals: it names a given month and never asks the clock
          const parts = format.formatToParts(Date.UTC(2024, month - 1, 15))
          const name = plainWord(parts.find(({ type }) => type === 'month')?.value ?? '')
          if (/^\p{L}+$/u.test(name)) names.set(name, month)
        }
      }
    }
  }
  return names
})

const monthOf = (word: string): number => monthNames().get(plainWord(word)) ?? 0

/** A year of two digits is the latest that has begun: in 2026, '26' is 2026 and '27' is 1927. */
const fullYear = (year: string, today: string): string => {
  if (year.length > 2) return year
  const century = Number(today.slice(0, 2))
  return `${Number(year) > Number(today.slice(2, 4)) ? century - 1 : century}${year}`
}

const numericDay = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/
/** Also 2024年1月5日, 2024년 1월 5일 and '2024. 1. 5.' */
const yearFirst = /^(\d{4})\s*[./年년-]\s*(\d{1,2})\s*[./月월-]\s*(\d{1,2})(?!\d)[日일.]?/
const compact = /^(\d{4})(\d{2})(\d{2})(?![\d.])/
const weekday = String.raw`(?:\p{L}+\.?,?\s+)?`
const dayThenMonth = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[\s/-]+(?:de\s+|of\s+)?(\p{L}+)\.?,?[\s/-]+(?:del?\s+)?['’]?(\d{4}|\d{2})(?![\d:])(?:\s*г\.?)?`,
  'iu',
)
const monthThenDay = new RegExp(
  String.raw`^${weekday}(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+['’]?(\d{4}|\d{2})(?![\d:])`,
  'iu',
)
const yearThenMonth = /^(\d{4})[\s-](\p{L}+)\.?[\s-](\d{1,2})(?!\d)/iu
/** As IMDb wrote it until 2017: Fri Nov  7 09:07:24 2014. */
const unixDay = /^\p{L}{3} (\p{L}{3}) +(\d{1,2}) ([\d:]{8}) (\d{4})$/iu

/** For times that are in UTC and do not say so. */
export const inUtc = (time: string): string =>
  time.replace(/^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?: \+0000)?(?: UTC)?$/, '$1Z')

/** Whether day or month may come first in it, as in 4/3/2020. */
export const isNumericDay = (text: string): boolean => numericDay.test(text.normalize('NFKC').trim())

/** Days as spreadsheets count them, with a share of a day, or seconds or milliseconds. */
export const isDateNumber = (text: string): boolean => /^(?:\d{5}(?:[.,]\d+)?|\d{9,10}|1\d{12})$/.test(text.trim())

const longestDays = 8
const longestSeconds = 10
const minutesOfDay = 24 * 60
/** In 1973: smaller numbers are seconds, or no times at all. */
export const leastMilliseconds = 1e11
const dayZero = { 'since 1900': '1899-12-30', 'since 1904': '1904-01-01' }

/** The date that a number stands for; other text as it is. */
const countedDate = (text: string, numbers: DateNumbers | undefined): string => {
  if (!numbers || numbers === 'none' || !isDateNumber(text)) return text
  const count = Number(text.replace(',', '.'))
  const isOfDays = Math.floor(count) < 10 ** longestDays
  if (numbers === 'since 1970') {
    return isOfDays ? text : (isoTimeOf(text.length > longestSeconds ? count : count * 1000) ?? text)
  }
  if (!isOfDays) return text
  const minutes = Math.round(count * minutesOfDay)
  const day = daysAfter(dayZero[numbers], Math.floor(minutes / minutesOfDay))
  const minute = minutes % minutesOfDay
  return minute === 0 ? day : `${day} ${Math.floor(minute / 60)}:${twoDigits(minute % 60)}`
}

interface GivenDate {
  readonly day: string
  /** '' where there is a day alone. */
  readonly time: string
}

type Parts = readonly [year: string, month: string | number, day: string]

const partsIn = (text: string, order: DateOrder): readonly [Parts, rest: string] | null => {
  const unix = unixDay.exec(text)
  if (unix) return [[unix[4] ?? '', monthOf(unix[1] ?? ''), unix[2] ?? ''], `${unix[3]}Z`]
  const ordered = yearFirst.exec(text) ?? compact.exec(text)
  if (ordered) return [[ordered[1] ?? '', ordered[2] ?? '', ordered[3] ?? ''], text.slice(ordered[0].length)]
  const numeric = numericDay.exec(text)
  if (numeric) {
    const [whole, first = '', , second = '', year = ''] = numeric
    const rest = text.slice(whole.length)
    // A year first has two digits: one of four is read above.
    if (order === 'year first') return first.length === 2 && year.length === 2 ? [[first, second, year], rest] : null
    const [month, day] = order === 'day first' ? [second, first] : [first, second]
    return [[year, month, day], rest]
  }
  const named = dayThenMonth.exec(text)
  if (named) return [[named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? ''], text.slice(named[0].length)]
  const american = monthThenDay.exec(text)
  if (american)
    return [[american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? ''], text.slice(american[0].length)]
  const sorted = yearThenMonth.exec(text)
  return sorted && [[sorted[1] ?? '', monthOf(sorted[2] ?? ''), sorted[3] ?? ''], text.slice(sorted[0].length)]
}

const givenDate = (text: string, order: DateOrder, today: string): GivenDate | null => {
  const found = partsIn(text, order)
  if (!found) return null
  const [[year, month, day], time] = found
  return { day: `${fullYear(year, today)}-${twoDigits(month)}-${twoDigits(day)}`, time }
}

const dayLength = 10
const millisecondsLength = 4
// Programs that keep days only write them as midnight.
const midnight = /^0?0:00(:00(\.0+)?)?$/
const timeOfDay = /^(\d{1,2}):(\d{2})(:\d{2})?(\.\d+)?\s*([ap])?\.?\s*(?:m\.?)?$/i
const zoneAtEnd = / ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

const hourIn = (hour: string, half: string | undefined): number => {
  if (!half) return Number(hour)
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** A clock that cannot be read leaves the day. */
const isoTimeWith = (day: string, rest: string): IsoTime | null => {
  const text = rest.replace(/^[T,\s]+/, '').trim()
  const zone = zoneAtEnd.exec(text)?.[1] ?? ''
  const time = text.replace(zoneAtEnd, '')
  if (midnight.test(time) && !/[1-9]/.test(zone)) return null
  const [, hour, minute = '', second = ':00', fraction = '', half] = timeOfDay.exec(time) ?? []
  if (!hour) return null
  const offset = /^(Z|UTC|GMT)$/i.test(zone) ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')
  const clock = `${twoDigits(hourIn(hour, half))}:${minute}${second}${fraction.slice(0, millisecondsLength)}`
  return isoTimeFrom(`${day}T${clock}${offset}`)
}

/** It may be tomorrow where the file was written. */
const latestFrom = (today: string): string => daysAfter(today, 1)

/** The day of a text in one order of day and month; null where that order gives none that has been. */
export const createDayReader = (today: string) => {
  const latest = latestFrom(today)
  return (text: string, order: DateOrder): string | null => {
    const given = givenDate(text.normalize('NFKC').trim(), order, today)
    return given && dateProblem(given.day, latest) === null ? given.day : null
  }
}

export interface DateReader {
  /** A day, or a minute where the time of day is known. */
  readonly watchedAt: (value: unknown) => Read<WatchedAt | null>
  /** Midnight is a minute too. */
  readonly minute: (value: unknown) => Read<WatchedAt | null>
  /** Of a day alone, its noon where the user is. */
  readonly time: (value: unknown) => Read<IsoTime | null>
}

export interface DateFormat {
  readonly order: DateOrder
  /** Undefined where numbers are no dates. */
  readonly numbers: DateNumbers | undefined
}

/** Reads the days and clocks of one file. `today` is the user's local date. */
export const createDateReader = (today: string, { order, numbers }: DateFormat): DateReader => {
  const latest = latestFrom(today)
  const read = (value: unknown): Read<{ readonly day: string; readonly time: IsoTime | null } | null> => {
    const given = textOf(value).normalize('NFKC')
    const isOfMilliseconds = typeof value === 'number' && value >= leastMilliseconds
    const text = isOfMilliseconds ? (isoTimeOf(value) ?? '') : countedDate(given, numbers)
    if (isAbsent(text) || text.startsWith('1970-01-01')) return { value: null }
    const date = givenDate(text, order, today)
    const problem = date && dateProblem(date.day, latest)
    if (problem === 'in the future') return { value: null, doubt: 'date in the future' }
    if (!date || problem) return { value: null, doubt: 'wrong date' }
    return { value: { day: date.day, time: isoTimeWith(date.day, date.time) } }
  }
  return {
    watchedAt: (value) => {
      const { value: date, ...doubt } = read(value)
      return { value: date && (date.time === null ? date.day : knownMinuteOf(date.time)), ...doubt }
    },
    minute: (value) => {
      const { value: date, ...doubt } = read(value)
      const isMidnight = date?.time === null && /[T ]00:00/.test(textOf(value).slice(dayLength))
      return {
        value: date && (isMidnight ? `${date.day}T00:00Z` : date.time === null ? date.day : knownMinuteOf(date.time)),
        ...doubt,
      }
    },
    time: (value) => {
      const { value: date, ...doubt } = read(value)
      if (date && date.day < firstDay) return { value: null, doubt: 'wrong date' }
      return { value: date && (date.time ?? isoTimeFrom(`${date.day}T12:00:00`)), ...doubt }
    },
  }
}

/** Also midnight, which in tables of others may be a day alone. */
export const exactTime = (text: string, dates: DateReader): Read<IsoTime | null> =>
  isoTimeFrom(text) === text ? { value: text } : dates.time(text)
