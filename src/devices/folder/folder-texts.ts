import { type FolderCard, type FolderMarker, readCard, readMarker } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { cardName, type FolderListing, markerName } from '#domain/devices/folder-names.ts'
import type { DeviceId } from '#domain/devices/version.ts'
import type { OpenFolder } from './open-folder.ts'
import { sealContent, unsealContent, WaitingFileError } from './row-file.ts'

type Place = Pick<OpenFolder, 'store' | 'libraryKey'>

const longestText = 64 * 1024

export const putText = async ({ store, libraryKey }: Place, name: string, text: string): Promise<number> => {
  const bytes = new TextEncoder().encode(text)
  const content = libraryKey ? await sealContent(bytes, libraryKey, name) : bytes
  await store.put(name, content)
  return content.length
}

/** Null for what has not arrived whole, is no such text or not of this folder. */
const getText = async ({ store, libraryKey }: Place, name: string): Promise<string | null> => {
  const bytes = await store.get(name)
  if (!bytes || bytes.length > longestText) return null
  try {
    return new TextDecoder().decode(await unsealContent(bytes, libraryKey, name))
  } catch (error) {
    if (error instanceof WaitingFileError || error instanceof FolderError) return null
    throw error
  }
}

export const readCards = async (place: Place, { cards }: FolderListing): Promise<ReadonlyMap<DeviceId, FolderCard>> => {
  const read = new Map<DeviceId, FolderCard>()
  for (const device of cards.keys()) {
    const text = await getText(place, cardName(device))
    const card = text === null ? null : readCard(text)
    if (card?.device === device) read.set(device, card)
  }
  return read
}

export const findMarker = async (
  place: Place,
  { markers }: FolderListing,
  device: DeviceId,
): Promise<FolderMarker | null> => {
  if (!markers.has(device)) return null
  const text = await getText(place, markerName(device))
  const marker = text === null ? null : readMarker(text)
  return marker?.device === device ? marker : null
}
