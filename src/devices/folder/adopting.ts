import type { FolderMarker } from '#domain/devices/folder-card.ts'
import { cardName, type FolderListing } from '#domain/devices/folder-names.ts'
import { dayMs } from '#domain/devices/folder-progress.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { findMarker, readCards } from './folder-texts.ts'
import { type FolderTools, namesIn, type OpenFolder } from './open-folder.ts'

const liveMs = 7 * dayMs
/** Whose turn it is has deleted the files by then. */
const graceMs = 2 * dayMs

/** One of the devices that are there takes over what a device left; the others do where that one has not. */
const isFirst = async (open: OpenFolder, listing: FolderListing, now: number): Promise<boolean> => {
  for (const { device, takesOver, writtenAt } of (await readCards(open, listing)).values()) {
    const isLive = takesOver && now - millisecondsOf(writtenAt) < liveMs && !listing.markers.has(device)
    if (isLive && device < open.progress.device) return false
  }
  return true
}

const isOurs = async (
  { world }: FolderTools,
  open: OpenFolder,
  listing: FolderListing,
  { device, by, removedAt, files = [] }: FolderMarker,
): Promise<boolean> => {
  const { device: own, adopted } = open.progress
  const there = new Set([...namesIn(listing), ...adopted.map(({ name }) => name)])
  if (!files.every((name) => there.has(name))) return false
  const now = world.now()
  if (by === own || Math.abs(now - millisecondsOf(removedAt)) >= graceMs) return true
  return by === device && isFirst(open, listing, now)
}

/** Files of devices that were removed or left, once all of theirs have been read: the folder needs their rows elsewhere. */
export const adoptFiles = async (tools: FolderTools, open: OpenFolder, listing: FolderListing): Promise<void> => {
  const { folders, world } = tools
  const { seen, adopted } = open.progress
  const known = new Set(adopted.map(({ name }) => name))
  for (const device of listing.markers.keys()) {
    const files = listing.rows.filter((file) => file.device === device && !known.has(file.name))
    const isRead = files.every(({ name }) => seen.includes(name))
    const marker = files.length > 0 && isRead ? await findMarker(open, listing, device) : null
    if (!marker || !(await isOurs(tools, open, listing, marker))) continue
    const at = world.now()
    const names = [...files.map(({ name }) => name), cardName(device)]
    await folders.changeProgress((progress) => ({
      ...progress,
      adopted: [...progress.adopted, ...names.map((name) => ({ name, at }))],
      refillAt: at,
    }))
  }
}
