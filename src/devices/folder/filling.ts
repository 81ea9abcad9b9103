import type { SyncRow } from '#domain/devices/device-row.ts'
import type { FolderListing } from '#domain/devices/folder-names.ts'
import {
  hasGaps,
  isActive,
  isRefillDue,
  lookAgainMs,
  mayLackRows,
  withMissing,
  withoutMissing,
} from '#domain/devices/folder-progress.ts'
import { lackingIn } from '#domain/devices/lacking-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { dayMs } from '#domain/values/day.ts'
import { type FolderTools, namesIn, type OpenFolder, openFolder } from './open-folder.ts'
import { readFiles } from './read-files.ts'

/** Of the files that stay: this device or another one deletes what was replaced, or is of a device that is gone. */
const lackingRows = async (
  { database }: FolderTools,
  open: OpenFolder,
  { rows: listed, markers }: FolderListing,
): Promise<readonly SyncRow[]> => {
  const { own, libraries, includesKey } = open.progress
  const going = new Set(own.filter((file) => !isActive(file)).map(({ name }) => name))
  const staying = listed.filter(({ name, device }) => !going.has(name) && !markers.has(device))
  const theirs = await readFiles(open, staying, libraries)
  const ours = new Map<string, SyncRow>()
  await database.readRows({ includesKey }, (rows) => {
    for (const row of rows) ours.set(rowKeyOf(row), row)
  })
  return lackingIn([...theirs.rows.values()], ours, () => false).flatMap((key) => ours.get(key) ?? [])
}

/**
 * Rows that were in the folder are unsent once it has lost them, whatever became of their files. Other devices may be
 * doing the same: each waits for up to a day, unless it leaves. Whether something is to be written then.
 */
export const fillGaps = async (
  tools: FolderTools,
  listing: FolderListing,
  { isLeaving = false } = {},
): Promise<boolean> => {
  const { world, folders } = tools
  const [listed, now] = [namesIn(listing), world.now()]
  if ((await folders.unsent()).rows.length > 0) return false
  await folders.changeProgress((known) => withMissing(known, listed, now))
  const open = await openFolder(tools)
  const isTime = isLeaving ? hasGaps(open.progress, listed) : mayLackRows(open.progress, listed, now)
  if (!isTime) return false
  const lacking = await lackingRows(tools, open, listing)
  if (lacking.length === 0) await folders.changeProgress((known) => withoutMissing(known, listed))
  else if (isLeaving || isRefillDue(open.progress, now))
    await folders.adopt(lacking, (known) => ({
      ...withoutMissing(known, listed),
      scannedFrom: 0,
      lookAgainAt: now + lookAgainMs,
    }))
  else await folders.changeProgress((known) => ({ ...known, refillAt: now + Math.floor(world.random() * dayMs) }))
  return (await folders.unsent()).rows.length > 0
}
