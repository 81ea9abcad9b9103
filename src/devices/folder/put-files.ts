import type { SyncRow } from '#domain/devices/device-row.ts'
import type { FolderSender } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { type FolderProgress, withOwn, withPlanned } from '#domain/devices/folder-progress.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { getWhole } from './get-whole.ts'
import type { FolderTools, OpenFolder } from './open-folder.ts'
import { rowFilesOf } from './row-file.ts'

export interface Range {
  readonly from: number
  readonly to: number
  /** Names of files that have these rows until now. */
  readonly replaces?: readonly string[]
}

/** The database has what it has written. */
const withRead = (progress: FolderProgress, names: ReadonlySet<string>): FolderProgress => ({
  ...progress,
  seen: [...progress.seen, ...names],
})

/**
 * Writes the rows into files of this device, reads them back, and changes the progress once all of them are there.
 * Wherever it is interrupted, the files are known as this device's, and nothing that they replace is gone.
 */
export const putRowFiles = async (
  { world, folders }: FolderTools,
  open: OpenFolder,
  sender: FolderSender,
  { from, to, replaces }: Range,
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
  for await (const file of rowFilesOf({ header, from, to, libraryKey, replaces }, rows)) {
    const { name, size } = file
    await folders.changeProgress((known) => withPlanned(known, [{ name, size }]))
    await open.store.put(name, file.bytes)
    if (!(await getWhole(open.store, name))) throw new FolderError({ kind: 'failed' })
    names.add(name)
    bytes += size
  }
  await folders.changeProgress((known) => {
    const whole = withOwn(known, names, () => ({ isPlanned: false }))
    return withRead(done(whole, names), names)
  })
  return { files: names.size, bytes }
}
