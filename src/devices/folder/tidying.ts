import type { SyncRow } from '#domain/devices/device-row.ts'
import type { FolderSender } from '#domain/devices/folder.ts'
import type { FolderMarker } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { cardName, type FolderListing, readRowFileName } from '#domain/devices/folder-names.ts'
import {
  isActive,
  isProgressOf,
  mayHaveDoubles,
  type OwnFile,
  withLost,
  withOwn,
  withoutForgotten,
} from '#domain/devices/folder-progress.ts'
import { addsTo } from '#domain/devices/lacking-rows.ts'
import { filesToDelete, filesToMerge, isLogTooLong } from '#domain/devices/log-plan.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { dayMs } from '#domain/values/day.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { fillGaps } from './filling.ts'
import { findMarker, readCards } from './folder-texts.ts'
import { type FolderTools, listFiles, namesIn, type OpenFolder, openFolder } from './open-folder.ts'
import { putRowFiles } from './put-files.ts'
import { readFiles } from './read-files.ts'
import { writeFolder } from './writing.ts'

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
const adoptFiles = async (tools: FolderTools, open: OpenFolder, listing: FolderListing): Promise<void> => {
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

/** Null where the files stay as they are. */
type Sieve = (rows: ReadonlyMap<string, SyncRow>) => Iterable<SyncRow> | null

const all: Sieve = (rows) => rows.values()

const namesOf = (files: readonly OwnFile[]): ReadonlySet<string> => new Set(files.map(({ name }) => name))

/** Puts the rows of these files into new ones. False where one of them cannot be read. */
const rewrite = async (
  tools: FolderTools,
  open: OpenFolder,
  sender: FolderSender,
  files: readonly OwnFile[],
  sieve: Sieve,
): Promise<boolean> => {
  const { folders, world } = tools
  const listed = files.flatMap((file) => {
    const name = readRowFileName(file.name)
    return name ? [{ ...name, size: file.size }] : []
  })
  const read = await readFiles(open, listed, null)
  const now = world.now()
  const unreadable = new Set(
    listed.map(({ name }) => name).filter((name) => !read.files.some((file) => file.name === name)),
  )
  if (unreadable.size > 0) {
    await folders.changeProgress((known) => withLost(known, unreadable, now))
    return false
  }
  const range = {
    from: Math.min(...listed.map(({ from }) => from)),
    to: Math.max(...listed.map(({ to }) => to)),
    ...(sieve === all && { replaces: listed.map(({ name }) => name) }),
  }
  const rows = sieve(read.rows)
  if (!rows) return true
  await putRowFiles(tools, open, sender, range, rows, (progress, written) => {
    const replaced = new Set(files.map(({ name }) => name).filter((name) => !written.has(name)))
    return withOwn(progress, replaced, () => ({ replacedAt: now }))
  })
  return true
}

/** Without the rows of which another device has a later one; of equal ones, that of the first device by id stays. */
const withoutSuperseded = async (open: OpenFolder, { rows: listed, markers }: FolderListing): Promise<Sieve> => {
  const { device: own } = open.progress
  const staying = listed.filter(({ device }) => device !== own && !markers.has(device))
  const [before, after] = [staying.filter(({ device }) => device < own), staying.filter(({ device }) => device > own)]
  const [first, later] = [await readFiles(open, before, null), await readFiles(open, after, null)]
  return (rows) =>
    [...rows.values()].filter((row) => {
      const [one, other] = [first.rows.get(rowKeyOf(row)), later.rows.get(rowKeyOf(row))]
      return addsTo(one, row) && (!other || addsTo(other, row) || !addsTo(row, other))
    })
}

const mergeFiles = async (tools: FolderTools, sender: FolderSender, listing: FolderListing): Promise<number> => {
  let merged = 0
  for (;;) {
    const open = await openFolder(tools)
    const isTooLong = isLogTooLong(open.progress)
    const files = isTooLong ? open.progress.own.filter(isActive) : filesToMerge(open.progress)
    if (files.length === 0) return merged
    const sieve = isTooLong ? await withoutSuperseded(open, listing) : all
    if (!(await rewrite(tools, open, sender, files, sieve))) return merged
    merged += files.length
    if (isTooLong) return merged
  }
}

/** Where most of what this device wrote is in files of others, too, it writes the rest anew. */
const dropDoubles = async (tools: FolderTools, sender: FolderSender, listing: FolderListing): Promise<void> => {
  const open = await openFolder(tools)
  if (!mayHaveDoubles(open.progress, tools.world.now())) return
  await tools.folders.changeProgress(({ lookAgainAt: _, ...known }) => known)
  const files = open.progress.own.filter(isActive)
  const sieve = await withoutSuperseded(open, listing)
  const dropsMost: Sieve = (rows) => {
    const rest = [...(sieve(rows) ?? [])]
    return 2 * rest.length < rows.size ? rest : null
  }
  if (files.length > 0) await rewrite(tools, open, sender, files, dropsMost)
}

const deleteFiles = async (
  { folders, world }: FolderTools,
  { store, progress }: OpenFolder,
  listed: ReadonlySet<string>,
): Promise<number> => {
  const now = world.now()
  const files = filesToDelete(progress, listed, now)
  for (const { name } of files) await store.delete(name)
  if (files.length > 0)
    await folders.changeProgress((known) => {
      const deleted = withOwn(known, namesOf(files), () => ({ deletedAt: now }))
      return withoutForgotten(deleted, now)
    })
  return files.length
}

const deleteAdopted = async (
  { world }: FolderTools,
  { store, progress }: OpenFolder,
  listing: FolderListing,
): Promise<number> => {
  const listed = new Set([...namesIn(listing), ...listing.cards.values()])
  const due = progress.adopted.filter(({ name, at }) => listed.has(name) && Math.abs(world.now() - at) >= dayMs)
  for (const { name } of due) await store.delete(name)
  return due.length
}

/**
 * Deletes what was replaced a day ago, takes over files of devices that were removed or left, writes what the folder
 * lost, and merges files of this device.
 */
export const tidyFolder = async (
  tools: FolderTools,
  sender: FolderSender,
): Promise<{ merged: number; deleted: number }> => {
  const open = await openFolder(tools)
  if (!isProgressOf(open.progress, open.identity)) throw new FolderError({ kind: 'other library' })
  const listing = await listFiles(open.store)
  const listed = namesIn(listing)
  const isWritten = open.progress.refillAt === undefined && (await tools.folders.unsent()).rows.length === 0
  const deleted = isWritten ? (await deleteFiles(tools, open, listed)) + (await deleteAdopted(tools, open, listing)) : 0
  await adoptFiles(tools, open, listing)
  if (await fillGaps(tools, listing)) await writeFolder(tools, sender)
  await dropDoubles(tools, sender, listing)
  return { merged: await mergeFiles(tools, sender, listing), deleted }
}
