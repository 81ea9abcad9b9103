import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import type { ConsentState } from '#domain/devices/consent.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { SyncIdentity } from '#domain/devices/exchange.ts'
import type { FolderProgress } from '#domain/devices/folder-progress.ts'
import { attempt } from '#domain/values/attempt.ts'
import { createDatabaseConnection } from '../database-connection.ts'
import { isRecordListName, type RecordListName } from '../keys.ts'
import { recordsSchema } from './stored-records.ts'

export class ListsLostError extends Error {
  override readonly name = 'ListsLostError'
  constructor() {
    super('The record database is empty, although only it had the lists.')
  }
}

export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
  readonly schema: number
  constructor(schema: number) {
    super(`The record database has schema ${schema}.`)
    this.schema = schema
  }
}

/** A removed record stays as a tombstone, so that sleeping tabs and other devices learn of it. */
export interface StoredRow extends SyncRow {
  readonly revision: number
  readonly removed?: number
  /** The revision of the last change made in this browser. */
  readonly changed?: number
}

/** Of a list that this version knows. */
export interface DatabaseRow extends StoredRow {
  readonly list: RecordListName
}

export const isKnownRow = (row: StoredRow): row is DatabaseRow => isRecordListName(row.list)

export interface DatabaseState {
  readonly schema: number
  readonly revision: number
  readonly floor: number
}

/** Who this browser is to other devices. Lost with the database, and never part of an export. */
export interface DeviceState extends SyncIdentity {
  readonly consent: ConsentState
  /** Whether versions from after 2099 were looked for. */
  readonly isWithinTime?: boolean
}

/** The shared folder. `handle` and `key` are the browser's, which keeps them as they are. */
export interface StoredFolder {
  readonly handle: unknown
  /** Null where the folder is not sealed. */
  readonly key: CryptoKey | null
  readonly progress: FolderProgress
}

type State = DatabaseState | DeviceState | StoredFolder
type StateKey = 'state' | 'device' | 'folder'

interface DatabaseSchema extends DBSchema {
  records: {
    key: [string, string]
    value: StoredRow
    indexes: { revision: number; removed: number }
  }
  state: { key: StateKey; value: State }
}

export type RecordTransaction = IDBPTransaction<DatabaseSchema, ['records', 'state'], 'readwrite'>

export const databaseName = 'matinee'
const databaseVersion = 1

const create = (database: IDBDatabase): void => {
  const records = database.createObjectStore('records', { keyPath: ['list', 'id'] })
  records.createIndex('revision', 'revision')
  records.createIndex('removed', 'removed')
  database.createObjectStore('state')
}

/** A transaction that can read, whatever its mode. */
export interface ReadableStores {
  readonly objectStore: {
    (name: 'state'): { readonly get: (key: StateKey) => Promise<State | undefined> }
    (
      name: 'records',
    ): {
      readonly getAll: (query: IDBKeyRange | null | undefined, count: number) => Promise<StoredRow[]>
    }
  }
}

export const readDevice = async (transaction: ReadableStores): Promise<DeviceState | undefined> => {
  const stored = await transaction.objectStore('state').get('device')
  return stored && 'device' in stored ? stored : undefined
}

export const readFolder = async (transaction: ReadableStores): Promise<StoredFolder | undefined> => {
  const stored = await transaction.objectStore('state').get('folder')
  return stored && 'progress' in stored ? stored : undefined
}

/** Rejects having written nothing. */
export type RecordTask = (transaction: RecordTransaction, reading: Promise<DatabaseState>) => Promise<DatabaseState>

export const connectToRecords = (factory: IDBFactory, schema = recordsSchema) => {
  const connection = createDatabaseConnection<DatabaseSchema>(factory, {
    name: databaseName,
    version: databaseVersion,
    create,
  })

  const readState = async (transaction: ReadableStores): Promise<DatabaseState> => {
    const stored = await transaction.objectStore('state').get('state')
    const state = stored && 'revision' in stored ? stored : { schema, revision: 0, floor: 0 }
    if (state.schema > schema) throw new NewerSchemaError(state.schema)
    return state
  }

  const tryOnce = async (database: IDBPDatabase<DatabaseSchema>, task: RecordTask): Promise<number> => {
    const transaction = database.transaction(['records', 'state'], 'readwrite')
    // Nothing else awaits `done` after a failure.
    transaction.done.catch(() => {})
    try {
      const reading = readState(transaction)
      const after = await task(transaction, reading)
      if (after !== (await reading)) await transaction.objectStore('state').put(after, 'state')
      await transaction.done
      return after.revision
    } catch (error) {
      attempt(() => transaction.abort())
      // On a full disk only the transaction has the cause, not its requests.
      throw transaction.error ?? error
    }
  }

  return {
    readState,
    openForReading: async () => {
      const transaction = (await connection.open()).transaction(['records', 'state'])
      transaction.done.catch(() => {})
      return transaction
    },
    /** Resolves to the revision after the task. */
    inTransaction: async (task: RecordTask): Promise<number> => {
      try {
        return await connection.run((database) => tryOnce(database, task))
      } catch (error) {
        const isNewer = error instanceof DOMException && error.name === 'VersionError'
        throw isNewer ? new NewerSchemaError(databaseVersion + 1) : error
      }
    },
    close: connection.close,
  }
}
