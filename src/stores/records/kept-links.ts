import type { SyncRow } from '#domain/devices/device-row.ts'
import { collectionOfLink } from '#domain/devices/linked-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { RecordTransaction, StoredRow } from './record-store.ts'

/** By the ids of their collections. */
export type Links = ReadonlyMap<string, readonly StoredRow[]>

/**
 * Links of a removed collection are removed for tabs, and keep their content for as long as the database remembers the
 * removal: the collection may come back. For other devices they are what they were.
 */
export const isKept = ({ list, value, kept }: StoredRow): boolean =>
  list === 'collectionMovies' && value === undefined && kept !== undefined

export const asKept = ({ value, removed: _, ...row }: StoredRow): StoredRow => ({ ...row, kept: value })

/** A row as other devices see it. */
export const asSent = (row: StoredRow): StoredRow => {
  if (!isKept(row)) return row
  const { kept, ...sent } = row
  return { ...sent, value: kept }
}

/** Schema 3 had links of removed collections as they were. `rows` are those of all collections, and maybe others. */
export const keptWithout = (rows: readonly StoredRow[]): ((row: StoredRow) => StoredRow) => {
  const collections = rows.filter(({ list, value }) => list === 'collections' && value !== undefined)
  const present = new Set(collections.map(({ id }) => id))
  return (row) => {
    const collection = row.value === undefined ? null : collectionOfLink(row)
    return collection === null || present.has(collection) ? row : asKept(row)
  }
}

/** Of one collection, or all of them. The ids of links begin with that of their collection, which a '/' follows. */
export const linksOf = (transaction: RecordTransaction, collection?: string): Promise<readonly StoredRow[]> => {
  const [from, to] = collection === undefined ? ['', []] : [`${collection}/`, `${collection}0`]
  const range = IDBKeyRange.bound(['collectionMovies', from], ['collectionMovies', to], false, true)
  return transaction.objectStore('records').getAll(range)
}

/** The links of collections that these rows remove or bring back, of which `known` has the stored rows. */
export const movedLinks = async (
  transaction: RecordTransaction,
  rows: readonly Pick<SyncRow, 'list' | 'id' | 'value'>[],
  known: ReadonlyMap<string, StoredRow>,
): Promise<{ readonly removed: Links; readonly restored: Links }> => {
  const [removed, restored] = [new Map<string, readonly StoredRow[]>(), new Map<string, readonly StoredRow[]>()]
  for (const row of rows) {
    const before = row.list === 'collections' ? known.get(rowKeyOf(row)) : undefined
    if (!before || (before.value === undefined) === (row.value === undefined)) continue
    const moved = row.value === undefined ? removed : restored
    moved.set(row.id, await linksOf(transaction, row.id))
  }
  return { removed, restored }
}
