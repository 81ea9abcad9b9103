import { type FilesFate, type FolderSender, othersThatStay } from '#domain/devices/folder.ts'
import { markerText } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { aboutName, cardName, markerName } from '#domain/devices/folder-names.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { fillGaps } from './filling.ts'
import { folderDevices } from './folder-devices.ts'
import { findMarker, putText } from './folder-texts.ts'
import { type FolderTools, listFiles, type OpenFolder, openFolder } from './open-folder.ts'
import type { createRounds } from './rounds.ts'
import { writeFolder } from './writing.ts'

/** `about.txt` goes last: until then the folder is a known one, and leaving it can be tried again. */
const deleteEverything = async ({ store }: OpenFolder): Promise<void> => {
  const { rows, cards, markers, keys } = await listFiles(store)
  const files = [...rows, ...keys].map(({ name }) => name)
  for (const name of [...files, ...cards.values(), ...markers.values(), aboutName]) await store.delete(name)
}

/** The last device leaves nothing: what removed ones wrote could not be opened without the key. */
const isLast = async (tools: FolderTools): Promise<boolean> =>
  othersThatStay((await folderDevices(tools)).devices, tools.world.now()).length === 0

const deleteNow = async (tools: FolderTools): Promise<void> => {
  const open = await openFolder(tools)
  if (await isLast(tools)) return deleteEverything(open)
  const own = new Set(open.progress.own.map(({ name }) => name))
  for (const { name } of (await listFiles(open.store)).rows) if (own.has(name)) await open.store.delete(name)
  await open.store.delete(cardName(open.progress.device))
}

/** Whole and complete, the files of this device wait for another one that takes them over. */
const handOver = async (
  tools: FolderTools,
  rounds: ReturnType<typeof createRounds>,
  sender: FolderSender,
): Promise<void> => {
  const before = await openFolder(tools)
  if (await findMarker(before, await listFiles(before.store), before.progress.device)) return
  await rounds.list({ isLeaving: true })
  const { rows } = await rounds.read()
  if (rows > 0) await rounds.apply('later')
  await writeFolder(tools, sender)
  if (await fillGaps(tools, await listFiles(before.store), { isLeaving: true })) await writeFolder(tools, sender)
  const open = await openFolder(tools)
  if (await isLast(tools)) return deleteEverything(open)
  const { device, own } = open.progress
  const known = new Set(own.map(({ name }) => name))
  const files = (await listFiles(open.store)).rows.map(({ name }) => name).filter((name) => known.has(name))
  const removedAt = isoTimeOf(tools.world.now()) ?? unknownTime
  await putText(open, markerName(device), markerText({ device, by: device, removedAt, files }))
  if (!(await findMarker(open, await listFiles(open.store), device))) throw new FolderError({ kind: 'failed' })
}

/** Kept without its handle, the folder is known again when it is connected anew. */
export const disconnectFolder = async (
  tools: FolderTools,
  rounds: ReturnType<typeof createRounds>,
  { fate, sender }: { readonly fate: FilesFate; readonly sender: FolderSender },
): Promise<object> => {
  const { folders } = tools
  const { folder } = await folders.read()
  if (!folder) return {}
  if (fate === 'keep') {
    await folders.change((kept) => ({ ...kept, handle: null, key: null }))
    return {}
  }
  if (folder.handle === null) throw new FolderError({ kind: 'gone' })
  await (fate === 'delete' ? handOver(tools, rounds, sender) : deleteNow(tools))
  await folders.forget()
  return {}
}
