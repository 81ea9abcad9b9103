import type { FolderDevice } from '#domain/devices/folder.ts'
import { markerText } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { type FolderListing, markerName } from '#domain/devices/folder-names.ts'
import type { DeviceId } from '#domain/devices/version.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { findMarker, putText, readCards } from './folder-texts.ts'
import { type FolderTools, listFiles, type OpenFolder, openFolder } from './open-folder.ts'

interface Known {
  readonly device: DeviceId | null
  /** Names of files that need not be read. */
  readonly read: ReadonlySet<string>
  /** Names of files with removals that wait for the user. */
  readonly held: ReadonlySet<string>
  readonly heard: Readonly<Record<DeviceId, string>>
}

/** Devices with a card or files, but for removed ones. */
export const devicesIn = async (
  place: Pick<OpenFolder, 'store' | 'libraryKey'>,
  listing: FolderListing,
  { device: own, read, held, heard }: Known,
): Promise<readonly FolderDevice[]> => {
  const cards = await readCards(place, listing)
  const ids = new Set([...listing.cards.keys(), ...listing.rows.map(({ device }) => device)])
  const devices: FolderDevice[] = []
  for (const id of ids) {
    if (await findMarker(place, listing, id)) continue
    const card = cards.get(id)
    const times = [card?.writtenAt, heard[id]].filter((time) => time !== undefined).sort()
    const isThis = id === own
    const unread = isThis ? [] : listing.rows.filter(({ device, name }) => device === id && !read.has(name))
    devices.push({
      id,
      name: card?.name ?? '',
      platform: card?.platform ?? '',
      lastSeen: times.at(-1) ?? null,
      isThis,
      waitingFiles: unread.filter(({ name }) => !held.has(name)).length,
      hasHeldRemovals: unread.some(({ name }) => held.has(name)),
    })
  }
  return devices
}

export const folderDevices = async (tools: FolderTools) => {
  const open = await openFolder(tools)
  const { device, seen, held, heard } = open.progress
  const listing = await listFiles(open.store)
  const known = { device, read: new Set(seen), held: new Set(held), heard }
  return { devices: await devicesIn(open, listing, known) }
}

/** Its files are taken over by the rounds that follow. */
export const removeDevice = async (tools: FolderTools, device: DeviceId): Promise<object> => {
  const open = await openFolder(tools)
  const by = open.progress.device
  if (device === by) throw new FolderError({ kind: 'failed' })
  // A marker has one writer.
  if (await findMarker(open, await listFiles(open.store), device)) return {}
  const removedAt = isoTimeOf(tools.world.now()) ?? unknownTime
  await putText(open, markerName(device), markerText({ device, by, removedAt }))
  return {}
}
