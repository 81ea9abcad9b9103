import type { DBSchema, IDBPDatabase } from 'idb'
import type { Match } from '#domain/imports/match.ts'
import type { HistoryRow } from '#domain/imports/read-history.ts'
import type { Choice } from '#domain/imports/resolve.ts'
import { readStoredRows, type StoredImport, type StoredRow } from '#domain/imports/stored-import.ts'
import { createDatabaseConnection } from './database-connection.ts'

interface PendingSchema extends DBSchema {
  history: { key: 'read'; value: StoredImport }
  rows: { key: number; value: readonly StoredRow[] }
  matches: { key: string; value: Match }
  choices: { key: string; value: Choice }
}

export const pendingHistoryDatabaseName = 'matinee-history-import'

export type PendingDatabase = IDBPDatabase<PendingSchema>

export const pendingStores = ['history', 'rows', 'matches', 'choices'] as const
// Cloning many rows at once takes longer than a frame.
export const rowsPerPart = 2000

export const connectPending = (factory: IDBFactory) =>
  createDatabaseConnection<PendingSchema>(factory, {
    name: pendingHistoryDatabaseName,
    version: 1,
    create: (database) => {
      for (const name of pendingStores) database.createObjectStore(name)
    },
  })

export const entriesOf = async <Entry>(
  database: PendingDatabase,
  name: 'matches' | 'choices',
  read: (value: unknown) => Entry | null,
): Promise<Map<string, Entry>> => {
  const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)])
  const entries = new Map<string, Entry>()
  for (const [index, key] of keys.entries()) {
    const entry = read(values[index])
    if (entry) entries.set(key, entry)
  }
  return entries
}

export const rowsOf = async (database: PendingDatabase, parts: number): Promise<readonly HistoryRow[] | null> => {
  const rows: HistoryRow[] = []
  for (let part = 0; part < parts; part += 1) {
    const read = readStoredRows(await database.get('rows', part))
    if (!read) return null
    rows.push(...read)
  }
  return rows
}
