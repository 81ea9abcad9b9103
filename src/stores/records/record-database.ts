import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { codeUnits } from '#domain/values/sorting.ts'
import type { RecordListName } from '../keys.ts'
import { recordListNames } from '../keys.ts'
import { isKept, keptWithout, linksOf } from './kept-links.ts'
import {
  connectToRecords,
  type DatabaseRow,
  type DatabaseState,
  isKnownRow,
  type RecordTransaction,
  readDevice,
  type StoredRow,
} from './record-store.ts'
import { recordsSchema } from './stored-records.ts'
import { upgradedRows } from './upgrade-rows.ts'
import { forgetVersions, putRows, upgrade, type VersionWorld, type WrittenRow, writeChanges } from './write-rows.ts'

type RowKey = readonly [list: string, id: string]

interface KeyedRows {
  readonly get: (key: [string, string]) => Promise<StoredRow | undefined>
  readonly count: (range: IDBKeyRange) => Promise<number>
  readonly getAll: (range: IDBKeyRange) => Promise<StoredRow[]>
}

/** As the database orders rows. */
const byPlace = ([list, id]: RowKey, [otherList, otherId]: RowKey): number =>
  codeUnits(list, otherList) || codeUnits(id, otherId)

/** More rows than these are read in vain at most, for each that is asked for. */
const mostInVain = 1

/**
 * The rows with these keys, which are in the order of `byPlace`. After a merge nearly all rows between the first and the
 * last one are asked for: one request for them takes a tenth of the time of hundreds.
 */
const rowsWith = async (records: KeyedRows, keys: readonly [string, string][]): Promise<readonly StoredRow[]> => {
  const [first, last] = [keys[0], keys.at(-1)]
  if (!first || !last) return []
  const range = IDBKeyRange.bound(first, last)
  if ((await records.count(range)) <= keys.length * (1 + mostInVain)) {
    const wanted = new Set(keys.map(([list, id]) => rowKeyOf({ list, id })))
    return (await records.getAll(range)).filter((row) => wanted.has(rowKeyOf(row)))
  }
  const rows = await Promise.all(keys.map((key) => records.get(key)))
  return rows.filter((row) => row !== undefined)
}

export interface Changes {
  readonly revision: number
  readonly floor: number
  readonly complete: boolean
  readonly rows: readonly DatabaseRow[]
}

export interface Write {
  readonly rows: readonly WrittenRow[]
  readonly above: number
  /** Other devices never hear of it: this browser forgets what it knew of them, and joins them anew. */
  readonly isOnlyHere?: boolean
  /** What is kept of removed collections goes, too. */
  readonly takesKept?: boolean
}

/** A replica in IndexedDB. Each tab reads and writes in one transaction, so that all tabs' changes form one order. */
export interface RecordDatabase {
  /** Passes rows to `take`, list by list and in one transaction; resolves to their revision. */
  readonly readAll: (take: (rows: readonly DatabaseRow[], isEndOfList: boolean) => void) => Promise<number>
  /** Passes the rows after `since` to `respond` and writes what it returns. Rejects having written nothing. */
  readonly sync: (since: number, respond: (changes: Changes) => Write) => Promise<number>
  /**
   * Passes the rows after `since` to `take`, in batches that it may take its time for. Resolves to their revision, or to
   * null when all rows have to be read.
   */
  readonly readChanges: (
    since: number,
    take: (rows: readonly DatabaseRow[], share: number) => Promise<void>,
  ) => Promise<number | null>
  readonly clear: (upTo: number) => Promise<number>
  readonly close: () => void
}

const mostTombstones = 1000
// Each reading is one task, which more rows make longer; fewer take more turns.
const rowsPerReading = 1000
const rowsPerBatch = 500

/** The longest list is last: no first screen shows it. */
const readingOrder: readonly RecordListName[] = [
  ...recordListNames.filter((list) => list !== 'watchHistory'),
  'watchHistory',
]

/** Once other devices have this browser's records, they may still have to hear of any removal. */
const dropOldTombstones = async (transaction: RecordTransaction, state: DatabaseState): Promise<DatabaseState> => {
  const records = transaction.objectStore('records')
  const surplus = (await records.index('removed').count()) - mostTombstones
  if (surplus <= 0 || (await readDevice(transaction))?.library) return state
  let floor = state.floor
  const oldest = await records.index('removed').getAll(undefined, surplus + mostTombstones / 2)
  for (const tombstone of oldest) {
    const links = tombstone.list === 'collections' ? await linksOf(transaction, tombstone.id) : []
    for (const { list, id, revision } of [tombstone, ...links.filter(isKept)]) {
      floor = Math.max(floor, revision)
      await records.delete([list, id])
    }
  }
  return { ...state, floor }
}

export const createRecordDatabase = (
  factory: IDBFactory,
  world: VersionWorld,
  schema = recordsSchema,
): RecordDatabase => {
  const store = connectToRecords(factory, schema)
  // Another device may have sent lists of a later version of the app.
  const asNow = (
    state: DatabaseState,
    rows: readonly StoredRow[],
    collections: readonly StoredRow[] = rows,
  ): readonly DatabaseRow[] =>
    (state.schema < schema ? rows.flatMap(upgradedRows).map(keptWithout(collections)) : rows).filter(isKnownRow)

  return {
    readAll: async (take) => {
      const transaction = await store.openForReading()
      const records = transaction.objectStore('records')
      const state = await store.readState(transaction)
      const readFrom = (list: RecordListName, last: string | null) =>
        records.getAll(
          last === null ? IDBKeyRange.bound([list], [list, []]) : IDBKeyRange.bound([list, last], [list, []], true),
          rowsPerReading,
        )
      const collections: StoredRow[] = []
      for (const list of readingOrder) {
        let reading = readFrom(list, null)
        for (let isEndOfList = false; !isEndOfList; ) {
          const rows = await reading
          const last = rows.at(-1)
          isEndOfList = rows.length < rowsPerReading || last === undefined
          // The database reads on while these are taken.
          if (!isEndOfList && last) reading = readFrom(list, last.id)
          if (list === 'collections') collections.push(...rows)
          take(asNow(state, rows, collections), isEndOfList)
        }
      }
      return state.revision
    },
    sync: (since, respond) =>
      store.inTransaction(async (transaction, reading) => {
        const records = transaction.objectStore('records')
        // Requested together: each answer may have to wait for a paint.
        const changed = since < 0 ? [] : records.index('revision').getAll(IDBKeyRange.lowerBound(since, true))
        const [state, changedRows] = await Promise.all([reading, changed])
        // What a row of an earlier schema is now may depend on others.
        const complete = since < state.floor || since > state.revision || state.schema < schema
        const rows = asNow(state, complete ? await records.getAll() : changedRows)
        const write = respond({ revision: state.revision, floor: state.floor, complete, rows })
        if (write.rows.length === 0 && !write.isOnlyHere && !write.takesKept) return state
        const revision = Math.max(state.revision, write.above) + 1
        if (state.revision > 0 && state.schema < schema) await upgrade(transaction, revision)
        if (write.isOnlyHere) await writeOnlyHere(transaction, write.rows, revision)
        else await writeChanges(transaction, state, write, revision, world)
        const written = { ...state, schema, revision }
        return write.rows.some((row) => row.value === undefined) ? dropOldTombstones(transaction, written) : written
      }),
    readChanges: async (since, take) => {
      const transaction = await store.openForReading()
      const state = await store.readState(transaction)
      if (since < state.floor || since > state.revision || state.schema < schema) return null
      const changed = transaction.objectStore('records').index('revision')
      const keys = (await changed.getAllKeys(IDBKeyRange.lowerBound(since, true))).sort(byPlace)
      for (let start = 0; start < keys.length; start += rowsPerBatch) {
        const batch = keys.slice(start, start + rowsPerBatch)
        const rows = await rowsWith((await store.openForReading()).objectStore('records'), batch)
        await take(asNow(state, rows), (start + batch.length) / keys.length)
      }
      return state.revision
    },
    clear: (upTo) =>
      store.inTransaction(async (transaction, reading) => {
        const records = transaction.objectStore('records')
        const state = await reading
        const keys = await records.index('revision').getAllKeys(IDBKeyRange.upperBound(upTo))
        for (const key of keys) await records.delete(key)
        await transaction.objectStore('state').delete('device')
        await transaction.objectStore('state').delete('folder')
        const revision = Math.max(state.revision, upTo) + 1
        return { ...state, revision, floor: revision }
      }),
    close: store.close,
  }
}

const writeOnlyHere = async (
  transaction: RecordTransaction,
  rows: readonly WrittenRow[],
  revision: number,
): Promise<void> => {
  await forgetVersions(transaction)
  await transaction.objectStore('state').delete('device')
  await putRows(
    transaction,
    rows.map(({ origin: _, ...row }) => ({ ...row, revision, ...(row.value === undefined && { removed: revision }) })),
  )
}
