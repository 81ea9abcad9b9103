import type { DBSchema } from 'idb'
import type { ImportSummary } from '#domain/backup/backup-import.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import { once } from '#domain/values/once.ts'
import { createDatabaseConnection } from '../database-connection.ts'
import { restorePointsDatabase } from '../restore-points.ts'
import type { ChangedRow } from './changed-rows.ts'

export interface LastImport extends ImportSummary {
  readonly fileName: string
  readonly time: IsoTime
}

/** A change that can be taken back in later visits too. */
export interface KeptChange {
  readonly about: LastImport
  /** What the change added, changed or removed, and nothing else of the library. */
  readonly rows: readonly ChangedRow[]
}

/** The last import, and what was put right once: each is undone apart from the other. */
export type KeptChangeName = 'last import' | 'seen listed'

/** Beside the contents of the restore points, whose keys are numbers: no point is for them, so they are never thinned. */
interface KeptSchema extends DBSchema {
  contents: { key: KeptChangeName; value: KeptChange }
}

/** The earliest releases stored the whole library before the import. */
type EarlierChange = KeptChange | { readonly about: LastImport; readonly before: string }

interface EarlierSchema extends DBSchema {
  imports: { key: 'last' | 'seen listed'; value: EarlierChange }
}

/** Where earlier releases kept them. */
export const earlierUndoDatabaseName = 'matinee-undo'

export interface KeptChanges {
  readonly read: (name: KeptChangeName) => Promise<KeptChange | undefined>
  readonly keep: (name: KeptChangeName, change: KeptChange) => Promise<void>
  readonly remove: (name: KeptChangeName) => Promise<void>
  readonly clear: () => Promise<void>
}

export const createKeptChanges = (factory: IDBFactory, report: (error: unknown) => void): KeptChanges => {
  const connection = createDatabaseConnection<KeptSchema>(factory, restorePointsDatabase)
  const earlier = createDatabaseConnection<EarlierSchema>(factory, {
    name: earlierUndoDatabaseName,
    version: 1,
    // It is opened only where there is one.
    create: (_, upgrade) => upgrade?.abort(),
  })

  const carry = async (name: KeptChangeName, change: EarlierChange | undefined) => {
    if (!change || !('rows' in change)) return
    await connection.run(async (database) => {
      const { store, done } = database.transaction('contents', 'readwrite')
      const kept = await store.get(name)
      if (!kept || kept.about.time < change.about.time) await store.put(change, name)
      await done
    })
  }
  const carryOver = async () => {
    const database = await earlier.open().catch(() => null)
    if (!database) return
    const [imported, listed] = await Promise.all([
      database.get('imports', 'last'),
      database.get('imports', 'seen listed'),
    ])
    await carry('last import', imported)
    await carry('seen listed', listed)
    earlier.close()
    factory.deleteDatabase(earlierUndoDatabaseName)
  }
  const carriedOver = once(() => carryOver().catch(report))

  const run: typeof connection.run = async (task) => {
    await carriedOver()
    return connection.run(task)
  }
  return {
    read: (name) => run((database) => database.get('contents', name)),
    keep: (name, change) => run(async (database) => void (await database.put('contents', change, name))),
    remove: (name) => run((database) => database.delete('contents', name)),
    clear: async () => {
      await run(async (database) => {
        const { store, done } = database.transaction('contents', 'readwrite')
        await Promise.all([store.delete('last import'), store.delete('seen listed'), done])
      })
      factory.deleteDatabase(earlierUndoDatabaseName)
    },
  }
}
