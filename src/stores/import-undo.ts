import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { ImportSummary } from '#domain/backup/backup-import.ts'
import type { Library } from '#domain/records/library.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import { finishInSlices } from '#domain/values/steps.ts'
import { createDatabaseConnection } from './database-connection.ts'
import type { RecordsWorld } from './records/records-world.ts'
import type { Slices } from './slices.ts'
import { type ChangedRow, changedRowsInSteps } from './undo/changed-rows.ts'
import type { Reverted, UndoableRecords } from './undo/undoable-records.ts'

export interface LastImport extends ImportSummary {
  readonly fileName: string
  readonly time: IsoTime
}

/** Stored in IndexedDB: local storage has no room for what an import replaced. */
interface SavedImport {
  readonly about: LastImport
  /** What the import added, changed or removed, and nothing else of the library. */
  readonly rows: readonly ChangedRow[]
}

/** Earlier versions stored the whole library before the import. */
type StoredImport = SavedImport | { readonly about: LastImport; readonly before: string }

/** What can be undone apart from each other: the last import, and what was put right once. */
type UndoKey = 'last' | 'seen listed'

interface UndoSchema extends DBSchema {
  imports: { key: UndoKey; value: StoredImport }
}

export const undoDatabaseName = 'matinee-undo'

export interface ImportUndo {
  readonly last: ReadonlySignal<LastImport | null>
  readonly load: () => Promise<void>
  /** Call when the import is done, with the libraries it ran on and made. Where the database is blocked, undo works only for this visit. */
  readonly save: (before: Library, after: Library, about: LastImport) => Promise<void>
  /** Resolves null when the browser refused, or when there was nothing to undo. */
  readonly undo: () => Promise<Reverted | null>
  /** What is kept under other keys goes too. */
  readonly clear: () => Promise<void>
}

const connect = (factory: IDBFactory) =>
  createDatabaseConnection<UndoSchema>(factory, {
    name: undoDatabaseName,
    version: 1,
    create: (database) => database.createObjectStore('imports'),
  })

/** The API key is kept in memory only: a later visit leaves it as it is. */
const withoutKey = ({ about, rows }: SavedImport): SavedImport => ({
  about,
  rows: rows.filter(({ list, id }) => list !== 'settings' || id !== 'apiKey'),
})

interface ImportUndoContext {
  readonly records: Pick<UndoableRecords, 'ready' | 'revert'>
  readonly storage: Pick<RecordsWorld, 'database'>
  readonly platform: { readonly slices: Slices; readonly reportOnce: (error: unknown) => void }
}

export const createImportUndo = (context: ImportUndoContext, key: UndoKey = 'last'): ImportUndo => {
  const {
    records,
    storage: { database: factory },
    platform: { slices, reportOnce: report },
  } = context
  const last = signal<LastImport | null>(null)
  let saved: SavedImport | null = null
  /** The import of this tab that is in the database too. */
  let stored: LastImport | null = null
  let isLoaded = false
  let timesCleared = 0
  const connection = factory && connect(factory)

  const inDatabase = async (task: (database: IDBPDatabase<UndoSchema>) => Promise<unknown>): Promise<void> => {
    try {
      await connection?.run(task)
    } catch (error) {
      report(error)
    }
  }
  const set = (next: SavedImport | null) => {
    saved = next
    last.value = next?.about ?? null
  }
  const forget = (about: LastImport) => {
    if (saved?.about === about) set(null)
  }
  /** False where another tab has undone it, deleted everything or imported something else. */
  const isStillLast = async (about: LastImport): Promise<boolean> => {
    if (stored !== about) return true
    let isLast = true
    await inDatabase(async (database) => {
      const found = await database.get('imports', key)
      isLast = found?.about.time === about.time
    })
    return isLast
  }

  return {
    last,
    clear: async () => {
      timesCleared += 1
      set(null)
      await inDatabase((database) => database.clear('imports'))
    },
    load: async () => {
      if (isLoaded) return
      isLoaded = true
      await records.ready
      await inDatabase(async (database) => {
        const found = await database.get('imports', key)
        if (!found || saved) return
        if (!('rows' in found)) return database.delete('imports', key)
        stored = found.about
        set(found)
      })
    },
    save: async (before, after, about) => {
      const clearedBefore = timesCleared
      const rows = await finishInSlices(changedRowsInSteps(before, after), slices())
      if (timesCleared !== clearedBefore) return
      const next = { about, rows }
      set(next)
      await inDatabase(async (database) => {
        await database.put('imports', withoutKey(next), key)
        stored = about
      })
    },
    undo: async () => {
      if (!saved) return null
      const { about, rows } = saved
      try {
        if (!(await isStillLast(about))) {
          forget(about)
          return null
        }
        const reverted = await records.revert(rows, slices())
        if (!reverted) return null
        forget(about)
        if (await isStillLast(about)) await inDatabase((database) => database.delete('imports', key))
        return reverted
      } catch (error) {
        report(error)
        return null
      }
    },
  }
}
