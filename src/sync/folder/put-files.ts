import type { FolderSender } from '#domain/sync/folder.ts'
import { FolderError } from '#domain/sync/folder-error.ts'
import { type FolderProgress, withOwn, withPlanned } from '#domain/sync/folder-progress.ts'
import type { SyncRow } from '#domain/sync/sync-row.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { hashOf } from './content-hash.ts'
import type { FileStore } from './file-store.ts'
import type { FolderTools, OpenFolder } from './open-folder.ts'
import { type RowFile, rowFilesOf } from './row-file.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

export const isWhole = async (store: FileStore, name: string, hash: string): Promise<boolean> => {
  const bytes = await store.get(name)
  return bytes !== null && (await hashOf(bytes)) === hash
}

/** The database has what it has written. */
const withRead = (progress: FolderProgress, names: ReadonlySet<string>): FolderProgress => ({
  ...progress,
  seen: [...progress.seen, ...names],
})

const isThere = ({ store }: OpenFolder, { name }: RowFile): Promise<boolean> =>
  isWhole(store, name, name.slice(name.lastIndexOf('.') + 1))

/**
 * Writes the rows into files of this device, reads them back, and changes the progress once all of them are there.
 * Wherever it is interrupted, the files are known as this device's, and nothing that they replace is gone.
 */
export const putRowFiles = async (
  { world, folders }: FolderTools,
  open: OpenFolder,
  sender: FolderSender,
  { from, to }: Range,
  rows: Iterable<SyncRow>,
  done: (progress: FolderProgress, names: ReadonlySet<string>) => FolderProgress,
): Promise<{ files: number; bytes: number }> => {
  const { progress, identity, libraryKey } = open
  if (!identity?.library) throw new FolderError({ kind: 'other library' })
  const header = {
    library: identity.library,
    device: progress.device,
    name: sender.name,
    sentAt: isoTimeOf(world.now()) ?? unknownTime,
    app: sender.app,
  }
  const names = new Set<string>()
  let bytes = 0
  for await (const file of rowFilesOf({ header, from, to, libraryKey }, rows)) {
    const { name, size } = file
    await folders.change((folder) => ({ ...folder, progress: withPlanned(folder.progress, [{ name, size }]) }))
    await open.store.put(name, file.bytes)
    if (!(await isThere(open, file))) throw new FolderError({ kind: 'failed' })
    names.add(name)
    bytes += size
  }
  await folders.change((folder) => ({
    ...folder,
    progress: withRead(
      done(
        withOwn(folder.progress, names, () => ({ isPlanned: false })),
        names,
      ),
      names,
    ),
  }))
  return { files: names.size, bytes }
}
