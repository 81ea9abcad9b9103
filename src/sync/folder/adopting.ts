import type { FolderListing } from '#domain/sync/folder-names.ts'
import { findMarker } from './folder-texts.ts'
import type { FolderTools, OpenFolder } from './open-folder.ts'
import { readFiles } from './read-files.ts'

/** Rows of devices that this one removed are written into its own files, once all of them have been read. */
export const adoptFiles = async (
  { folders, world }: FolderTools,
  open: OpenFolder,
  listing: FolderListing,
): Promise<void> => {
  const { device: own, seen, adopted } = open.progress
  const known = new Set(adopted.map(({ name }) => name))
  for (const device of listing.markers.keys()) {
    const files = listing.rows.filter((file) => file.device === device && !known.has(file.name))
    const isRead = files.every(({ name }) => seen.includes(name))
    if (files.length === 0 || !isRead || (await findMarker(open, listing, device))?.by !== own) continue
    const { rows, files: read } = await readFiles(open, files, null)
    if (read.length < files.length) continue
    const at = world.now()
    await folders.adopt(rows.values(), (progress, revision) => ({
      ...progress,
      scannedFrom: 0,
      adopted: [...progress.adopted, ...read.map(({ name }) => ({ name, at, revision }))],
    }))
  }
}
