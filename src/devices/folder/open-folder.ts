import type { SyncIdentity } from '#domain/devices/exchange.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import type { FolderStep } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { type FolderListing, readListing } from '#domain/devices/folder-names.ts'
import type { FolderProgress } from '#domain/devices/folder-progress.ts'
import { createSyncDatabase } from '#stores/devices/device-database.ts'
import { createFolderDatabase } from '#stores/devices/folder-database.ts'
import type { SyncWorld } from '../device-world.ts'
import { type FileStore, FileStoreError } from './file-store.ts'
import type { LibraryKey } from './folder-key.ts'

export const folderTools = (world: SyncWorld) => ({
  world,
  database: createSyncDatabase({ factory: world.database, now: world.now, random: world.random }),
  folders: createFolderDatabase(world.database, world.random),
})
export type FolderTools = ReturnType<typeof folderTools>

export interface OpenFolder {
  readonly store: FileStore
  readonly identity: SyncIdentity | null
  readonly progress: FolderProgress
  /** Null where the folder is not sealed. */
  readonly libraryKey: LibraryKey | null
}

/** The folder that is kept, also without its key. Throws a `FolderError`, as its readers do. */
export const keptFolder = async ({ world, folders }: FolderTools) => {
  const { identity, folder } = await folders.read()
  if (!folder || folder.handle === null) throw new FolderError({ kind: 'gone' })
  const { handle, key, progress } = folder
  return { store: world.openFolder(handle), identity, key, progress }
}

export const openFolder = async (tools: FolderTools): Promise<OpenFolder> => {
  const { store, identity, key, progress } = await keptFolder(tools)
  if (progress.kid !== null && !key) throw new FolderError({ kind: 'no passphrase' })
  const libraryKey = progress.kid !== null && key ? { kid: progress.kid, key } : null
  return { store, identity, progress, libraryKey }
}

export const listFiles = async (store: FileStore): Promise<FolderListing> => readListing(await store.list())

export const namesIn = ({ rows }: FolderListing): ReadonlySet<string> => new Set(rows.map(({ name }) => name))

/** Refuses where the folder or its files are the reason; other errors are the database's. */
export const step = async <Done extends object>(task: () => Promise<Done>): Promise<FolderStep<Done>> => {
  try {
    return { kind: 'done', ...(await task()) }
  } catch (error) {
    if (error instanceof FolderError) return { kind: 'refused', problem: error.problem }
    if (error instanceof FileStoreError) return { kind: 'refused', problem: { kind: error.kind } }
    if (error instanceof ExchangeFileError && error.problem.kind === 'newer format')
      return { kind: 'refused', problem: error.problem }
    throw error
  }
}
