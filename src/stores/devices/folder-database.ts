import type { SyncRow } from '#domain/devices/device-row.ts'
import type { SyncIdentity } from '#domain/devices/exchange.ts'
import type { FolderProgress } from '#domain/devices/folder-progress.ts'
import { saysSomething, travels } from '#domain/devices/lacking-rows.ts'
import { newDeviceId } from '#domain/devices/version.ts'
import { connectToRecords, readDevice, readFolder, type StoredFolder } from '../records/record-store.ts'
import { syncRowOf } from './device-database.ts'

export interface UnsentRows {
  /** Of the database when they were read. */
  readonly revision: number
  readonly rows: readonly SyncRow[]
}

/** What the database keeps of the shared folder. */
export interface FolderDatabase {
  readonly read: () => Promise<{ readonly identity: SyncIdentity | null; readonly folder: StoredFolder | null }>
  /** Does nothing where the folder was forgotten meanwhile. */
  readonly change: (change: (folder: StoredFolder) => StoredFolder) => Promise<void>
  readonly changeProgress: (change: (progress: FolderProgress) => FolderProgress) => Promise<void>
  /** The device gets another id, with which its progress goes on. */
  readonly renewDevice: (change: (folder: StoredFolder, device: string) => StoredFolder) => Promise<void>
  readonly forget: () => Promise<void>
  readonly unsent: () => Promise<UnsentRows>
  /** These rows count as changed here, and are unsent. */
  readonly adopt: (
    rows: Iterable<Pick<SyncRow, 'list' | 'id'>>,
    change: (progress: FolderProgress) => FolderProgress,
  ) => Promise<void>
  readonly close: () => void
}

export const createFolderDatabase = (factory: IDBFactory, random: () => number): FolderDatabase => {
  const store = connectToRecords(factory)

  const readUnsent = async () => {
    const transaction = await store.openForReading()
    const [{ revision }, folder] = await Promise.all([store.readState(transaction), readFolder(transaction)])
    if (!folder) return { revision, rows: [] }
    const { sent, scannedFrom } = folder.progress
    const found = await transaction
      .objectStore('records')
      .index('revision')
      .getAll(IDBKeyRange.lowerBound(scannedFrom, true))
    return { revision, rows: found.filter(({ changed }) => changed !== undefined && changed > sent), folder }
  }

  const change: FolderDatabase['change'] = async (changed) => {
    await store.inTransaction(async (transaction, reading) => {
      const folder = await readFolder(transaction)
      if (folder) await transaction.objectStore('state').put(changed(folder), 'folder')
      return reading
    })
  }

  return {
    read: async () => {
      const transaction = await store.openForReading()
      const [device, folder] = await Promise.all([readDevice(transaction), readFolder(transaction)])
      return {
        identity: device ? { device: device.device, library: device.library } : null,
        folder: folder ?? null,
      }
    },
    change,
    changeProgress: (changed) => change((folder) => ({ ...folder, progress: changed(folder.progress) })),
    renewDevice: async (changed) => {
      await store.inTransaction(async (transaction, reading) => {
        const [device, folder] = await Promise.all([readDevice(transaction), readFolder(transaction)])
        if (!device || !folder) return reading
        const id = newDeviceId(random)
        await transaction.objectStore('state').put({ ...device, device: id }, 'device')
        await transaction.objectStore('state').put(changed(folder, id), 'folder')
        return reading
      })
    },
    forget: async () => {
      await store.inTransaction(async (transaction, reading) => {
        await transaction.objectStore('state').delete('folder')
        return reading
      })
    },
    unsent: async () => {
      const { revision, rows, folder } = await readUnsent()
      const includesKey = folder?.progress.includesKey ?? false
      return { revision, rows: rows.map(syncRowOf).filter((row) => saysSomething(row) && travels(row, includesKey)) }
    },
    adopt: async (rows, changed) => {
      await store.inTransaction(async (transaction, reading) => {
        const [state, folder] = await Promise.all([reading, readFolder(transaction)])
        if (!folder) return state
        const records = transaction.objectStore('records')
        const revision = state.revision + 1
        for (const { list, id } of rows) {
          const row = await records.get([list, id])
          if (row) await records.put({ ...row, changed: revision })
        }
        await transaction.objectStore('state').put({ ...folder, progress: changed(folder.progress) }, 'folder')
        return { ...state, revision }
      })
    },
    close: store.close,
  }
}
