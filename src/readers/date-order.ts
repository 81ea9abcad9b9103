import {
  type DateNumbers,
  type DateNumbersQuestion,
  type DateOrder,
  type DateOrderQuestion,
  dateNumbers,
} from '#domain/imports/questions.ts'
import { localDayOf } from '#domain/values/day.ts'
import { createDateReader, createDayReader, isDateNumber, isNumericDay, orders } from './dates.ts'
import { maxShown, shorten } from './limits.ts'
import { normalizeHeader, type Table } from './table.ts'

/** The days of one column, as the file writes them. */
export type DateColumn = readonly string[]

/** Days of release are not the user's, and may come from another program than theirs. */
const isOfRelease = (header: string): boolean => /releas|premier/.test(normalizeHeader(header))

/** The columns that hold days which read in two ways, whatever their headers say. */
export const dateColumnsIn = ({ header, rows }: Table): readonly DateColumn[] =>
  header.flatMap((name, column) => {
    const cells = rows.map(({ cells: all }) => all[column]?.trim() ?? '').filter((cell) => cell !== '')
    const days = cells.filter(isNumericDay)
    return isOfRelease(name) || days.length === 0 || 2 * days.length < cells.length ? [] : [days]
  })

const enoughInOrder = 8

const isSorted = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day))

/** Whether they rise or fall all the way. */
const areInOrder = (days: readonly (string | null)[]): boolean => {
  const given = days.filter((day) => day !== null)
  return given.length === days.length && (isSorted(given) || isSorted([...given].reverse()))
}

/** The one order in which the days of a column rise or fall. */
const orderOfRows = (column: DateColumn, dayIn: ReturnType<typeof createDayReader>): DateOrder | null => {
  const [one, ...others] = orders.filter((order) => areInOrder(column.map((text) => dayIn(text, order))))
  return one && others.length === 0 ? one : null
}

export interface ToldOrder {
  /** Null where nothing tells, or where one sign contradicts another. */
  readonly order: DateOrder | null
  readonly isContradicted: boolean
  readonly likelier: DateOrder
}

/** What the days of a file tell of the order of day and month. */
export const toldOrder = (columns: readonly DateColumn[], today: string): ToldOrder => {
  const dayIn = createDayReader(today)
  const signs: Record<DateOrder, number> = { 'day first': 0, 'month first': 0 }
  for (const text of columns.flat()) {
    const [one, ...others] = orders.filter((order) => dayIn(text, order) !== null)
    if (one && others.length === 0) signs[one] += 1
    // Nobody who writes the month first writes points.
    else if (one && text.includes('.')) signs['day first'] += 1
  }
  const sorted = columns.map((column) => ({ rows: new Set(column).size, order: orderOfRows(column, dayIn) }))
  for (const { rows, order } of sorted) if (order && rows >= enoughInOrder) signs[order] += rows
  const told = orders.filter((order) => signs[order] > 0)
  const isMonthLikelier =
    told.length > 0
      ? signs['month first'] > signs['day first']
      : sorted.some(({ order }) => order === 'month first') && !sorted.some(({ order }) => order === 'day first')
  return {
    order: told.length === 1 ? (told[0] ?? null) : null,
    isContradicted: told.length > 1,
    likelier: isMonthLikelier ? 'month first' : 'day first',
  }
}

const samplesShown = 3
const shownSamples = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, samplesShown).map((text) => shorten(text, maxShown))

/** What is asked about days whose order nothing tells; null where none of them reads in two ways. */
export const orderQuestion = (columns: readonly DateColumn[], today: string): DateOrderQuestion | null => {
  const days = columns.flat()
  const { order, likelier } = toldOrder(columns, today)
  if (days.length === 0 || order !== null) return null
  const dayIn = createDayReader(today)
  const readings = (text: string) => ({
    'day first': dayIn(text, 'day first') ?? '',
    'month first': dayIn(text, 'month first') ?? '',
  })
  const areApart = (text: string) => new Set(Object.values(readings(text))).size > 1
  const unclear = days.filter((text) => orders.every((each) => dayIn(text, each) !== null) && areApart(text))
  const [example = days[0] ?? ''] = unclear
  return {
    samples: shownSamples(days),
    suggested: likelier,
    readings: readings(example),
  }
}

const ofDates = /dat[eu]|time|watched|viewed|rated|added|created|modified|listed|ended|finished|progressed/

/** The numbers in the columns of a tracker's table that hold dates. */
export const dateNumbersIn = ({ header, rows }: Table): readonly string[] =>
  header.flatMap((name, column) =>
    ofDates.test(normalizeHeader(name)) && !isOfRelease(name)
      ? rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(isDateNumber)
      : [],
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
