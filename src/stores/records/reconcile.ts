import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import type { Changes } from './record-database.ts'
import { type RecordRow, rowsOf, sameValue, withRows } from './record-rows.ts'
import type { Base } from './record-state.ts'
import type { DatabaseRow } from './record-store.ts'
import type { WrittenRow } from './write-rows.ts'

type LocalBase = Pick<Base, 'library' | 'revision' | 'hasUnsynced' | 'unverified'>

/** How many records that local storage has lost the database has, and in how many rows it is damaged too. */
export interface Recovery {
  readonly restored: number
  readonly unreadable: number
}

export const nothingToRecover: Recovery = { restored: 0, unreadable: 0 }

export interface Reconciliation {
  readonly library: Library
  readonly toDatabase: readonly WrittenRow[]
  readonly recovery: Recovery
}

// Default settings are not written, so a first visit writes nothing.
const defaults = rowsOf(emptyLibrary)

export const reconcile = (local: LocalBase, changes: Changes): Reconciliation => {
  if (!changes.complete) {
    return { library: withRows(local.library, changes.rows), toDatabase: [], recovery: nothingToRecover }
  }
  // A lower revision than ours means that the database was deleted or replaced.
  const hasUnsynced = local.hasUnsynced || changes.revision < local.revision
  const localRows = rowsOf(local.library)
  const databaseRows = new Map<string, DatabaseRow>(changes.rows.map((row) => [rowKeyOf(row), row]))
  // What was changed without the database is a change; what a new database lacks is a copy.
  const origin = local.hasUnsynced && changes.revision >= local.revision ? 'change' : 'copy'
  const fromDatabase: RecordRow[] = []
  const toDatabase: WrittenRow[] = []
  const lost: RecordRow[] = []
  for (const [key, row] of databaseRows) {
    const own = localRows.get(key)
    if (sameValue(own, row)) continue
    if (hasUnsynced && !local.unverified.has(row.list) && row.revision <= local.revision) {
      toDatabase.push({ ...(own ?? { list: row.list, id: row.id }), origin })
      continue
    }
    fromDatabase.push(row)
    if (!own && local.unverified.has(row.list) && row.list !== 'settings') lost.push(row)
  }
  const tombstonesAreGone = local.revision < changes.floor
  for (const [key, own] of localRows) {
    if (databaseRows.has(key) || (defaults.has(key) && sameValue(defaults.get(key), own))) continue
    if (hasUnsynced || !tombstonesAreGone || local.unverified.has(own.list)) toDatabase.push({ ...own, origin })
    else fromDatabase.push({ list: own.list, id: own.id })
  }
  const library = withRows(local.library, fromDatabase)
  const rows = rowsOf(library)
  const restored = lost.filter((row) => rows.has(rowKeyOf(row))).length
  return { library, toDatabase, recovery: { restored, unreadable: lost.length - restored } }
}
