import {
  type DateNumbers,
  type DateNumbersQuestion,
  type DateOrder,
  type DateOrderQuestion,
  dateNumbers,
  dateOrders,
} from '#domain/imports/questions.ts'
import { localDayOf } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import { createDateReader, createDayReader, isDateNumber, isNumericDay, leastMilliseconds } from './dates.ts'
import { textOf, yearFrom } from './fields.ts'
import { maxShown, shorten } from './limits.ts'
import type { SourceFile } from './source-file.ts'
import { normalizeHeader } from './table.ts'

/** A day as the file writes it, and the year of the movie where the row has it. */
interface GivenDay {
  readonly text: string
  readonly year?: number | undefined
}
export type DateColumn = readonly GivenDay[]

interface NamedColumn {
  readonly name: string
  readonly cells: DateColumn
}

const tableColumns = ({ table }: SourceFile): readonly NamedColumn[] => {
  const { header, rows } = table()
  return header.map((name, column) => ({
    name: normalizeHeader(name),
    cells: rows
      .map(({ cells, cell }) => ({ text: cells[column]?.trim() ?? '', year: yearFrom(cell('year', 'releaseyear')) }))
      .filter(({ text }) => text !== ''),
  }))
}

/** What all records have under one name. Numbers of milliseconds are times without a question. */
const jsonColumns = (root: unknown): readonly NamedColumn[] => {
  const columns = new Map<string, GivenDay[]>()
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, name)
    else if (isObject(value)) for (const [key, entry] of Object.entries(value)) visit(entry, normalizeHeader(key))
    else if (!(typeof value === 'number' && value >= leastMilliseconds)) {
      const text = textOf(value)
      if (isNumericDay(text) || isDateNumber(text)) columns.set(name, [...(columns.get(name) ?? []), { text }])
    }
  }
  visit(root, '')
  return [...columns].map(([name, cells]) => ({ name, cells }))
}

const columnsIn = (file: SourceFile): readonly NamedColumn[] => {
  const json = file.json()
  return json === undefined ? tableColumns(file) : jsonColumns(json)
}

/** Days of release are not the user's, and may come from another program than theirs. */
const isOfRelease = (name: string): boolean => /releas|premier/.test(name)

const isOfDates = (name: string): boolean =>
  !isOfRelease(name) &&
  /dat[eu]|(?<!run)time|watched|viewed|rated|added|created|modified|listed|ended|finished|progressed/.test(name)

/** The columns that hold days which read in two ways: all of a header that says so, of others where half of the cells do. */
export const dateColumnsIn = (file: SourceFile): readonly DateColumn[] =>
  columnsIn(file).flatMap(({ name, cells }) => {
    const days = cells.filter(({ text }) => isNumericDay(text))
    const isOther = !isOfDates(name) && (isOfRelease(name) || 2 * days.length < cells.length)
    return days.length === 0 || isOther ? [] : [days]
  })

const enoughInOrder = 8

const isSorted = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day))

/** Whether they rise or fall all the way. */
const areInOrder = (days: readonly (string | null)[]): boolean => {
  const given = days.filter((day) => day !== null)
  return given.length === days.length && (isSorted(given) || isSorted([...given].reverse()))
}

type DayIn = (given: GivenDay, order: DateOrder) => string | null

// Nobody kept a diary of movies with two digits for the year before.
const firstYearFirst = '1950'

/** Where all days may have their year first, a day before the year of its movie is none. */
const dayReaderFor = (
  columns: readonly DateColumn[],
  today: string,
): { orders: readonly DateOrder[]; dayIn: DayIn } => {
  const read = createDayReader(today)
  const readBefore: DayIn = ({ text, year = 0 }, order) => {
    const day = read(text, order)
    return day !== null && Number(day.slice(0, 4)) < year - 1 ? null : day
  }
  const mayBeYearFirst = columns.flat().every((given) => (readBefore(given, 'year first') ?? '') >= firstYearFirst)
  return mayBeYearFirst
    ? { orders: dateOrders, dayIn: readBefore }
    : { orders: dateOrders.slice(0, 2), dayIn: ({ text }, order) => read(text, order) }
}

export interface ToldOrder {
  /** Null where nothing tells, or where one sign contradicts another. */
  readonly order: DateOrder | null
  readonly isContradicted: boolean
  readonly likelier: DateOrder
}

/** Of a diary the years are fewer than the days. */
const hasFewYearsFirst = (columns: readonly DateColumn[]): boolean => {
  const parts = columns.flat().map(({ text }) => text.trim().split(/[./-]/))
  return new Set(parts.map(([first]) => first)).size < new Set(parts.map(([, , last]) => last?.slice(0, 2))).size
}

const mostOf = (signs: Readonly<Record<DateOrder, number>>): DateOrder =>
  dateOrders.reduce((most, order) => (signs[order] > signs[most] ? order : most))

/** What the days of a file tell of the order of day and month. */
export const toldOrder = (columns: readonly DateColumn[], today: string): ToldOrder => {
  const { orders, dayIn } = dayReaderFor(columns, today)
  const signs: Record<DateOrder, number> = { 'day first': 0, 'month first': 0, 'year first': 0 }
  for (const given of columns.flat()) {
    const possible = orders.filter((order) => dayIn(given, order) !== null)
    // Nobody who writes the month first writes points.
    const likely = given.text.includes('.') ? possible.filter((order) => order !== 'month first') : possible
    const [one, ...others] = likely.length > 0 ? likely : possible
    if (one && others.length === 0) signs[one] += 1
  }
  const fewRows: Record<DateOrder, number> = { 'day first': 0, 'month first': 0, 'year first': 0 }
  for (const column of columns) {
    const [one, ...others] = orders.filter((order) => areInOrder(column.map((given) => dayIn(given, order))))
    const rows = new Set(column.map(({ text }) => text)).size
    if (one && others.length === 0) (rows >= enoughInOrder ? signs : fewRows)[one] += rows
  }
  const told = orders.filter((order) => signs[order] > 0)
  const isYearLikelier = told.length === 0 && orders.includes('year first') && hasFewYearsFirst(columns)
  const likelier = mostOf(told.length > 0 ? signs : { ...fewRows, 'year first': 0 })
  return {
    order: told.length === 1 ? (told[0] ?? null) : null,
    isContradicted: told.length > 1,
    likelier: isYearLikelier ? 'year first' : likelier,
  }
}

const samplesShown = 3
const shownSamples = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].slice(0, samplesShown).map((text) => shorten(text, maxShown))

/** What is asked about days whose order nothing tells; null where none of them reads in two ways. */
export const orderQuestion = (columns: readonly DateColumn[], today: string): DateOrderQuestion | null => {
  const days = columns.flat()
  const { order, likelier } = toldOrder(columns, today)
  if (days.length === 0 || order !== null) return null
  const { orders, dayIn } = dayReaderFor(columns, today)
  const readings = (given: GivenDay | undefined, order: DateOrder) =>
    given && orders.includes(order) ? (dayIn(given, order) ?? '') : ''
  const unclear = days.filter((given) => {
    const all = orders.map((order) => readings(given, order))
    return !all.includes('') && new Set(all).size > 1
  })
  const [example = days[0]] = unclear
  const withYearFirst = readings(example, 'year first')
  return {
    samples: shownSamples(days.map(({ text }) => text)),
    suggested: likelier,
    readings: {
      'day first': readings(example, 'day first'),
      'month first': readings(example, 'month first'),
      ...(withYearFirst && { 'year first': withYearFirst }),
    },
  }
}

/** The numbers where a tracker's file holds dates. */
export const dateNumbersIn = (file: SourceFile): readonly string[] =>
  columnsIn(file).flatMap(({ name, cells }) =>
    isOfDates(name) ? cells.map(({ text }) => text).filter(isDateNumber) : [],
  )

/** What is asked about numbers where dates should be; null where they lead to no day. */
export const numbersQuestion = (numbers: readonly string[], today: string): DateNumbersQuestion | null => {
  const readingsOf = (text: string) =>
    dateNumbers.flatMap((each): readonly (readonly [DateNumbers, string])[] => {
      const { value } = createDateReader(today, { order: 'day first', numbers: each }).watchedAt(text)
      return value === null ? [] : [[each, localDayOf(value)]]
    })
  const [readings] = numbers.map(readingsOf).filter(({ length }) => length > 0)
  const [likeliest] = readings ?? []
  return readings && likeliest
    ? { samples: shownSamples(numbers), suggested: likeliest[0], readings: Object.fromEntries(readings) }
    : null
}
