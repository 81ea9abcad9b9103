import type { FolderSender } from '#domain/devices/folder.ts'
import { aboutText, cardText } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { aboutName, cardName } from '#domain/devices/folder-names.ts'
import { type FolderProgress, isProgressOf, withOwn } from '#domain/devices/folder-progress.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { putText } from './folder-texts.ts'
import { getWhole } from './get-whole.ts'
import { type FolderTools, type OpenFolder, openFolder } from './open-folder.ts'
import { putRowFiles } from './put-files.ts'

const cardMs = 20 * 60 * 60 * 1000

/** What an interrupted round left: whole files are kept, others removed, which readers would wait for. */
const settlePlanned = async ({ folders, world }: FolderTools, { store, progress }: OpenFolder): Promise<void> => {
  for (const { name } of progress.own.filter((file) => file.isPlanned)) {
    const isKept = (await getWhole(store, name)) !== null
    if (!isKept) await store.delete(name)
    const change = isKept ? { isPlanned: false } : { isPlanned: false, deletedAt: world.now() }
    await folders.changeProgress((known) => withOwn(known, new Set([name]), () => change))
  }
}

/** With the first one, the folder says what it is. */
export const putCard = async (
  { folders, world }: FolderTools,
  open: OpenFolder,
  sender: FolderSender,
): Promise<number> => {
  const { device, card } = open.progress
  const library = open.identity?.library
  const now = world.now()
  const text = JSON.stringify(sender)
  if (!library || (card?.text === text && Math.abs(now - card.at) < cardMs)) return 0
  const content = { ...sender, takesOver: true, library, device, writtenAt: isoTimeOf(now) ?? unknownTime }
  const bytes = await putText(open, cardName(device), cardText(content))
  if (!card) await open.store.put(aboutName, new TextEncoder().encode(aboutText))
  await folders.changeProgress((known) => ({ ...known, card: { text, at: now } }))
  return bytes
}

const allSent = (progress: FolderProgress, revision: number, lastRound: string): FolderProgress => ({
  ...progress,
  sent: revision,
  scannedFrom: revision,
  lastRound,
})

/** Writes what is not in the folder yet. */
export const writeFolder = async (
  tools: FolderTools,
  sender: FolderSender,
): Promise<{ files: number; bytes: number }> => {
  const { folders, world } = tools
  const open = await openFolder(tools)
  if (!isProgressOf(open.progress, open.identity)) throw new FolderError({ kind: 'other library' })
  await settlePlanned(tools, open)
  const { revision, rows } = await folders.unsent()
  const time = isoTimeOf(world.now()) ?? unknownTime
  const range = { from: open.progress.sent, to: revision }
  const written = await putRowFiles(tools, open, sender, range, rows, (progress) => allSent(progress, revision, time))
  const bytes = await putCard(tools, open, sender)
  return { files: written.files, bytes: written.bytes + bytes }
}
