import type { RecordId } from './library.ts'
import { isRow, type Row } from './repair-fields.ts'

/** Why a row of a list is left out. */
export type SkipReason =
  | 'not a list'
  | 'not an object'
  | 'no movie id'
  | 'no id'
  | 'no name'
  | 'no collection id'
  | 'repeated'

/** A row that could not be understood, as it came, and why. */
export interface SkippedRow {
  readonly row: unknown
  readonly reason: SkipReason
}

/** What could be read of a list. Nothing is thrown, whatever was stored. */
export interface ListReading<Item> {
  readonly items: readonly Item[]
  readonly skipped: readonly SkippedRow[]
}

export type RowReading<Item> = { readonly item: Item } | { readonly reason: SkipReason }

/** Reads rows one after the other; the first of several rows with one key wins. */
export interface RowReader<Item> {
  /** The row's item, or why there is none. */
  readonly take: (row: unknown) => RowReading<Item>
}

export const rowReader = <Item>(
  read: (row: Row) => RowReading<Item>,
  keyOf: (item: Item) => string | number,
): RowReader<Item> => {
  const known = new Set<string | number>()
  return {
    take: (row) => {
      const reading: RowReading<Item> = isRow(row) ? read(row) : { reason: 'not an object' }
      if ('reason' in reading) return reading
      const key = keyOf(reading.item)
      if (known.has(key)) return { reason: 'repeated' }
      known.add(key)
      return reading
    },
  }
}

/** Reads each row of a list. An absent list is empty. */
export const readRows = <Item>(value: unknown, { take }: RowReader<Item>): ListReading<Item> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const items: Item[] = []
  const skipped: SkippedRow[] = []
  for (const row of value) {
    const reading = take(row)
    if ('reason' in reading) skipped.push({ row, reason: reading.reason })
    else items.push(reading.item)
  }
  return { items, skipped }
}

const withId = <Item extends { readonly id: RecordId }>(item: Item, id: RecordId): Item =>
  item.id === id ? item : { ...item, id }

/** Gives items without an id (0) or with one that an earlier item has the next free number. */
export const withDistinctIds = <Item extends { readonly id: RecordId }>(items: readonly Item[]): readonly Item[] => {
  const wanted = new Set(items.map((item) => item.id))
  const used = new Set<RecordId>()
  let next = 1
  return items.map((item) => {
    let id = item.id
    if (id === 0 || used.has(id)) {
      while (used.has(next) || wanted.has(next)) next += 1
      id = next
    }
    used.add(id)
    return withId(item, id)
  })
}
