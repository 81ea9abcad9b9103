import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { createDatabaseConnection } from '../database-connection.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { NewerSchemaError } from './newer-schema-error.ts'
import type { RecordRow } from './record-rows.ts'

/** A removed record stays as a tombstone, so that sleeping tabs learn of it. */
export interface DatabaseRow extends RecordRow {
  readonly revision: number
  readonly removed?: number
}

interface DatabaseState {
  readonly schema: number
  readonly revision: number
  readonly floor: number
}

interface DatabaseSchema extends DBSchema {
  records: {
    key: [RecordListName, string]
    value: DatabaseRow
    indexes: { revision: number; removed: number }
  }
  state: { key: 'state'; value: DatabaseState }
}

export interface Changes {
  readonly revision: number
  readonly floor: number
  readonly complete: boolean
  readonly rows: readonly DatabaseRow[]
}

export interface Write {
  readonly rows: readonly RecordRow[]
  readonly above: number
}

/** A replica in IndexedDB. Each tab reads and writes in one transaction, so that all tabs' changes form one order. */
export interface RecordDatabase {
  /** Passes rows to `take`, list by list and in one transaction; resolves to their revision. */
  readonly readAll: (take: (rows: readonly DatabaseRow[], isEndOfList: boolean) => void) => Promise<number>
  /** Passes the rows after `since` to `respond` and writes what it returns. Rejects having written nothing. */
  readonly sync: (since: number, respond: (changes: Changes) => Write) => Promise<number>
  readonly clear: (upTo: number) => Promise<number>
  readonly close: () => void
}

export const databaseName = 'matinee'
const databaseVersion = 1
const mostTombstones = 1000
/** Larger batches would block painting. */
const rowsPerBatch = 250
const rowsPerReading = 2000

/** The longest list is last: no first screen shows it. */
const readingOrder: readonly RecordListName[] = [
  ...recordListNames.filter((list) => list !== 'watchHistory'),
  'watchHistory',
]

type Transaction = IDBPTransaction<DatabaseSchema, ['records', 'state'], 'readwrite'>

const create = (database: IDBDatabase): void => {
  const records = database.createObjectStore('records', { keyPath: ['list', 'id'] })
  records.createIndex('revision', 'revision')
  records.createIndex('removed', 'removed')
  database.createObjectStore('state')
}

const dropOldTombstones = async (transaction: Transaction, state: DatabaseState): Promise<DatabaseState> => {
  const records = transaction.objectStore('records')
  const surplus = (await records.index('removed').count()) - mostTombstones
  if (surplus <= 0) return state
  let floor = state.floor
  const oldest = await records.index('removed').getAll(undefined, surplus + mostTombstones / 2)
  for (const { list, id, revision } of oldest) {
    floor = Math.max(floor, revision)
    await records.delete([list, id])
  }
  return { ...state, floor }
}

export const createRecordDatabase = (factory: IDBFactory, schema: number): RecordDatabase => {
  const connection = createDatabaseConnection<DatabaseSchema>(factory, {
    name: databaseName,
    version: databaseVersion,
    create,
  })

  type Task = (transaction: Transaction, reading: Promise<DatabaseState>) => Promise<DatabaseState>

  const readState = async (transaction: Transaction): Promise<DatabaseState> => {
    const state = (await transaction.objectStore('state').get('state')) ?? { schema, revision: 0, floor: 0 }
    if (state.schema > schema) throw new NewerSchemaError(state.schema)
    return state
  }

  const attempt = async (database: IDBPDatabase<DatabaseSchema>, task: Task): Promise<number> => {
    const transaction = database.transaction(['records', 'state'], 'readwrite')
    try {
      const reading = readState(transaction)
      const after = await task(transaction, reading)
      if (after !== (await reading)) await transaction.objectStore('state').put(after, 'state')
      await transaction.done
      return after.revision
    } catch (error) {
      abandon(transaction)
      // On a full disk only the transaction has the cause, not its requests.
      throw transaction.error ?? error
    }
  }

  const inTransaction = async (task: Task): Promise<number> => {
    try {
      return await connection.run((database) => attempt(database, task))
    } catch (error) {
      const isNewer = error instanceof DOMException && error.name === 'VersionError'
      throw isNewer ? new NewerSchemaError(databaseVersion + 1) : error
    }
  }

  return {
    readAll: async (take) => {
      const transaction = (await connection.open()).transaction(['records', 'state'])
      transaction.done.catch(() => {})
      const records = transaction.objectStore('records')
      const state = await transaction.objectStore('state').get('state')
      if (state && state.schema > schema) throw new NewerSchemaError(state.schema)
      const readFrom = (list: RecordListName, last: string | null) =>
        records.getAll(
          last === null ? IDBKeyRange.bound([list], [list, []]) : IDBKeyRange.bound([list, last], [list, []], true),
          rowsPerReading,
        )
      for (const list of readingOrder) {
        let reading = readFrom(list, null)
        for (let isEndOfList = false; !isEndOfList; ) {
          const rows = await reading
          const last = rows.at(-1)
          isEndOfList = rows.length < rowsPerReading || last === undefined
          // The database reads on while these are taken.
          if (!isEndOfList && last) reading = readFrom(list, last.id)
          take(rows, isEndOfList)
        }
      }
      return state?.revision ?? 0
    },
    sync: (since, respond) =>
      inTransaction(async (transaction, reading) => {
        const records = transaction.objectStore('records')
        // Requested together: each answer may have to wait for a paint.
        const changed = since < 0 ? [] : records.index('revision').getAll(IDBKeyRange.lowerBound(since, true))
        const [state, changedRows] = await Promise.all([reading, changed])
        const complete = since < state.floor || since > state.revision
        const rows = complete ? await records.getAll() : changedRows
        const write = respond({ revision: state.revision, floor: state.floor, complete, rows })
        if (write.rows.length === 0) return state
        const revision = Math.max(state.revision, write.above) + 1
        for (let start = 0; start < write.rows.length; start += rowsPerBatch) {
          const batch = write.rows
            .slice(start, start + rowsPerBatch)
            .map((row) => records.put({ ...row, revision, ...(row.value === undefined && { removed: revision }) }))
          const isLast = start + rowsPerBatch >= write.rows.length
          // A failed put aborts the transaction, whose `done` rejects.
          if (isLast) void Promise.all(batch).catch(() => {})
          else await Promise.all(batch)
        }
        const written = { ...state, schema, revision }
        return write.rows.some((row) => row.value === undefined) ? dropOldTombstones(transaction, written) : written
      }),
    clear: (upTo) =>
      inTransaction(async (transaction, reading) => {
        const records = transaction.objectStore('records')
        const state = await reading
        const keys = await records.index('revision').getAllKeys(IDBKeyRange.upperBound(upTo))
        for (const key of keys) await records.delete(key)
        const revision = Math.max(state.revision, upTo) + 1
        return { ...state, revision, floor: revision }
      }),
    close: connection.close,
  }
}

const abandon = (transaction: Transaction): void => {
  // Prevents an unhandled rejection: nothing else awaits `done` after a failure.
  transaction.done.catch(() => {})
  try {
    transaction.abort()
  } catch {}
}
