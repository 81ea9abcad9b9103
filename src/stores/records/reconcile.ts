import { emptyLibrary, type Library } from '#domain/library.ts'
import type { RecordListName } from '../keys.ts'
import type { Changes, DatabaseRow } from './record-database.ts'
import { type RecordRow, rowKey, rowsOf, sameValue, withRows } from './record-rows.ts'

/** What a tab knows when changes arrive from the database. */
export interface LocalState {
  readonly library: Library
  /** The database's revision that the library includes. */
  readonly revision: number
  /** The verified lists hold changes, removals among them, that the database may not have. */
  readonly hasUnsynced: boolean
  /** Lists that may differ from what the revision says: see StoredRecords. */
  readonly unverified: ReadonlySet<RecordListName>
}

/** What comparing a library with the database results in. */
export interface Reconciliation {
  readonly library: Library
  /** What the database lacks. */
  readonly toDatabase: readonly RecordRow[]
  /** How many records were missing in an unverified list and came back. */
  readonly restored: number
}

// Default settings are not written, so a first visit writes nothing.
const defaults = rowsOf(emptyLibrary)

/** A library brought up to date with the database. Later revisions win, record by record. */
export const reconcile = (local: LocalState, changes: Changes): Reconciliation => {
  if (!changes.complete) return { library: withRows(local.library, changes.rows), toDatabase: [], restored: 0 }
  // A database whose revision has gone back was deleted or replaced: then the library is all there is.
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
