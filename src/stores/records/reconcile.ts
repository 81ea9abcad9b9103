import { emptyLibrary, type Library } from '#domain/library.ts'
import type { RecordListName } from '../keys.ts'
import type { Changes, DatabaseRow } from './record-database.ts'
import { type RecordRow, rowKey, rowsOf, sameValue, withRows } from './record-rows.ts'

export interface LocalState {
  readonly library: Library
  readonly revision: number
  readonly hasUnsynced: boolean
  readonly unverified: ReadonlySet<RecordListName>
}

export interface Reconciliation {
  readonly library: Library
  readonly toDatabase: readonly RecordRow[]
  readonly restored: number
}

// Default settings are not written, so a first visit writes nothing.
const defaults = rowsOf(emptyLibrary)

/** Later revisions win, record by record. */
export const reconcile = (local: LocalState, changes: Changes): Reconciliation => {
  if (!changes.complete) return { library: withRows(local.library, changes.rows), toDatabase: [], restored: 0 }
  // A lower revision than ours means that the database was deleted or replaced.
  const hasUnsynced = local.hasUnsynced || changes.revision < local.revision
  const localRows = rowsOf(local.library)
  const databaseRows = new Map<string, DatabaseRow>(changes.rows.map((row) => [rowKey(row), row]))
  const fromDatabase: RecordRow[] = []
  const toDatabase: RecordRow[] = []
  let restored = 0
  for (const [key, row] of databaseRows) {
    const own = localRows.get(key)
    if (sameValue(own, row)) continue
    if (hasUnsynced && !local.unverified.has(row.list) && row.revision <= local.revision) {
      toDatabase.push(own ?? { list: row.list, id: row.id })
      continue
    }
    fromDatabase.push(row)
    if (!own && local.unverified.has(row.list)) restored += row.list === 'settings' ? 0 : 1
  }
  const tombstonesAreGone = local.revision < changes.floor
  for (const [key, own] of localRows) {
    if (databaseRows.has(key) || (defaults.has(key) && sameValue(defaults.get(key), own))) continue
    if (hasUnsynced || !tombstonesAreGone || local.unverified.has(own.list)) toDatabase.push(own)
    else fromDatabase.push({ list: own.list, id: own.id })
  }
  return { library: withRows(local.library, fromDatabase), toDatabase, restored }
}
