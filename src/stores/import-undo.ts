import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { DBSchema, IDBPDatabase } from 'idb'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import { type ImportList, type ImportSummary, importLists } from '#domain/backup/imports.ts'
import { defaultSettings, type Library, type Settings } from '#domain/records/library.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import { createDatabaseConnection } from './database-connection.ts'
import { fingerprintOf, prepareRecords, textWithoutSnapshot } from './record-tasks.ts'
import { changesBetween, textOf, withRows } from './records/record-rows.ts'
import type { Records } from './records/records.ts'
import type { RecordsWorld } from './records/records-world.ts'
import { emptyApiKey } from './redact-key.ts'
import type { Slices } from './slices.ts'

export interface LastImport extends ImportSummary {
  readonly fileName: string
  readonly time: IsoTime
}

/** Stored in IndexedDB: local storage has no room for a second library. */
interface SavedImport {
  readonly about: LastImport
  readonly before: string
  readonly deletedBefore: readonly number[]
  readonly settingsAfter: Settings
  /** After any change to the lists the import cannot be undone. Snapshots do not count: browsing updates them. */
  readonly fingerprint: number
}

interface UndoSchema extends DBSchema {
  imports: { key: 'last'; value: SavedImport }
}

export const undoDatabaseName = 'matinee-undo'

export interface ImportUndo {
  readonly last: ReadonlySignal<LastImport | null>
  readonly load: () => Promise<void>
  /** Call when the import is done. Where the database is blocked, undo works only for this visit. */
  readonly save: (before: Library, about: LastImport) => Promise<void>
  /** Resolves false when the browser refused. */
  readonly undo: () => Promise<boolean>
  readonly clear: () => Promise<void>
}

const connect = (factory: IDBFactory) =>
  createDatabaseConnection<UndoSchema>(factory, {
    name: undoDatabaseName,
    version: 1,
    create: (database) => database.createObjectStore('imports'),
  })

type Lists = Pick<Library, ImportList>

const areSame = (one: Lists, other: Lists): boolean =>
  importLists.every((list) => {
    const [before, now] = [one[list], other[list]]
    if (before === now) return true
    const isSame = (record: Lists[ImportList][number], index: number) => {
      const current = now[index]
      return record === current || (!!current && textWithoutSnapshot(record) === textWithoutSnapshot(current))
    }
    return before.length === now.length && before.every(isSame)
  })

interface Keys {
  readonly before: string
  readonly after: string
}

interface CurrentImport {
  readonly import: SavedImport
  readonly after: Lists
  /** In memory only: a later visit leaves the API key as it is. */
  readonly keys: Keys | null
}

const withoutKey = (saved: SavedImport): SavedImport => ({
  ...saved,
  before: emptyApiKey(saved.before),
  settingsAfter: { ...saved.settingsAfter, apiKey: '' },
})

interface ImportUndoDependencies extends Pick<RecordsWorld, 'database' | 'report'> {
  readonly records: Records
  readonly slices: Slices
  readonly readBackup: ReadBackupFile
}

export const createImportUndo = (dependencies: ImportUndoDependencies): ImportUndo => {
  const { database: factory, report, records, slices, readBackup } = dependencies
  const last = signal<LastImport | null>(null)
  let saved: CurrentImport | null = null
  let isLoaded = false
  const connection = factory && connect(factory)

  const inDatabase = async (task: (database: IDBPDatabase<UndoSchema>) => Promise<unknown>): Promise<void> => {
    try {
      await connection?.run(task)
    } catch (error) {
      report(error)
    }
  }
  const set = (next: CurrentImport | null) => {
    saved = next
    last.value = next?.import.about ?? null
  }
  const clear = async () => {
    set(null)
    await inDatabase((database) => database.delete('imports', 'last'))
  }
  effect(() => {
    for (const list of importLists) records[list].value
    if (saved && !areSame(saved.after, records.library())) void clear()
  })

  const isLeftBy = async ({ fingerprint }: SavedImport, lists: Lists): Promise<boolean> =>
    fingerprint === (await fingerprintOf(lists, textWithoutSnapshot, slices())) ||
    fingerprint === (await fingerprintOf(lists, textOf, slices()))

  const libraryBefore = async ({ before, deletedBefore }: SavedImport, keys: Keys | null): Promise<Library> => {
    const { buffer } = new TextEncoder().encode(before)
    const reading = await readBackup(buffer, Number.POSITIVE_INFINITY)
    if (reading.kind === 'refused') throw new Error(`The saved import cannot be read: ${reading.problem.kind}.`)
    const { exportDate: _, leftOut: __, settings, ...lists } = reading.incoming
    const apiKey = keys?.before ?? ''
    return { ...lists, settings: { ...defaultSettings, ...settings, apiKey }, deletedCollections: deletedBefore }
  }

  return {
    last,
    clear,
    load: async () => {
      if (isLoaded) return
      isLoaded = true
      await records.ready
      await inDatabase(async (database) => {
        const found = await database.get('imports', 'last')
        if (!found || saved) return
        const lists = records.library()
        const isUnchanged = (await isLeftBy(found, lists)) && areSame(lists, records.library())
        if (!isUnchanged) return database.delete('imports', 'last')
        const clean = withoutKey(found)
        set({ import: clean, after: lists, keys: null })
        if (clean.before !== found.before || found.settingsAfter.apiKey !== '') {
          await database.put('imports', clean, 'last')
        }
      })
    },
    save: async (before, about) => {
      const after = records.library()
      const fingerprint = await fingerprintOf(after, textWithoutSnapshot, slices())
      const found = {
        about,
        before: backupText(backupOf(before, about.time, { includeApiKey: false })),
        deletedBefore: before.deletedCollections,
        settingsAfter: { ...after.settings, apiKey: '' },
        fingerprint,
      }
      if (!areSame(after, records.library())) return clear()
      set({ import: found, after, keys: { before: before.settings.apiKey, after: after.settings.apiKey } })
      await inDatabase((database) => database.put('imports', found, 'last'))
    },
    undo: async () => {
      if (!saved) return false
      const { keys } = saved
      const { settingsAfter } = saved.import
      try {
        const before = await libraryBefore(saved.import, keys)
        await prepareRecords(before, slices())
        const now = records.library()
        const isImported = (name: string) =>
          name === 'apiKey'
            ? now.settings.apiKey === keys?.after
            : textOf(Reflect.get(now.settings, name) ?? null) === textOf(Reflect.get(settingsAfter, name) ?? null)
        const rows = changesBetween(now, before).filter(({ list, id }) => list !== 'settings' || isImported(id))
        const isUndone = await records.change((library) => withRows(library, rows))
        // An import of settings alone leaves the lists as they are, which clears nothing.
        if (isUndone) await clear()
        return isUndone
      } catch (error) {
        report(error)
        return false
      }
    },
  }
}
