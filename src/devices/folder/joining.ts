import type { LibraryId, MergeOutcome } from '#domain/devices/exchange.ts'
import type { FolderFound, FolderSender } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import type { FolderListing } from '#domain/devices/folder-names.ts'
import { type FolderProgress, firstProgress, lookAgainMs } from '#domain/devices/folder-progress.ts'
import { type DeviceId, newDeviceId } from '#domain/devices/version.ts'
import type { MergedState } from '#stores/devices/device-database.ts'
import type { StoredFolder } from '#stores/records/record-store.ts'
import { withMergeLock } from '../device-world.ts'
import type { FolderJoining, FolderProbe } from '../messages.ts'
import { type FileStore, FileStoreError } from './file-store.ts'
import { devicesIn } from './folder-devices.ts'
import { createLibraryKey, type LibraryKey, openLibraryKey } from './folder-key.ts'
import { findMarker, readCards } from './folder-texts.ts'
import { filesOfKey, wholeKeys } from './get-whole.ts'
import { type FolderTools, listFiles, openFolder } from './open-folder.ts'
import { type ReadFiles, readFiles, readNames } from './read-files.ts'
import { isSealedWith } from './row-file.ts'
import { putCard } from './writing.ts'

interface Probed {
  readonly handle: unknown
  readonly store: FileStore
  readonly libraryKey: LibraryKey | null
  readonly listing: FolderListing
  readonly read: ReadFiles
  /** Of the rows and of the other devices. */
  readonly libraries: readonly LibraryId[]
  /** What this browser knew of the folder, if it knew it. */
  readonly known: FolderProgress | null
  /** Another device uses this one's id, or removed it. */
  readonly needsNewId: boolean
}

const probeName = 'matinee-probe.tmp'

/** Whether files can be written, before anything else is asked. */
const tryWriting = async (store: FileStore): Promise<void> => {
  await store.put(probeName, new TextEncoder().encode('Matinee\n'))
  await store.delete(probeName)
}

/** Throws a `FolderError` where the passphrase opens no key of the folder, or none has arrived whole. */
export const findKey = async (
  store: FileStore,
  listing: FolderListing,
  passphrase: string | null,
): Promise<LibraryKey | null> => {
  if (listing.keys.length === 0) return null
  const keys = await wholeKeys(store, listing)
  if (keys.length === 0) throw new FolderError({ kind: 'failed' })
  if (new Set(keys.map(({ kid }) => kid)).size > 1) throw new FolderError({ kind: 'two keys' })
  if (passphrase === null || passphrase === '') throw new FolderError({ kind: 'no passphrase' })
  for (const { bytes } of keys) {
    try {
      return await openLibraryKey(bytes, passphrase)
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
    }
  }
  throw new FolderError({ kind: 'wrong passphrase' })
}

/** Those of rows first, and of them the smallest, so that devices which met by chance choose the same. */
const librariesIn = async (
  place: Pick<Probed, 'store' | 'libraryKey'>,
  listing: FolderListing,
  read: ReadFiles,
  own: DeviceId | null,
): Promise<readonly LibraryId[]> => {
  const others = [...(await readCards(place, listing)).values()].filter(
    ({ device }) => device !== own && !listing.markers.has(device),
  )
  return [...new Set([...[...read.libraries].sort(), ...others.map(({ library }) => library).sort()])]
}

const findingOf = (
  { rows }: FolderListing,
  libraries: readonly LibraryId[],
  own: LibraryId | null,
): FolderFound['found'] => {
  if (rows.length > 0) return libraries.every((library) => library === own) ? 'ours' : 'joining'
  return libraries.length > 0 ? 'ours' : 'empty'
}

/** Puts the key back into a folder that lost it together with its cards: otherwise nobody could join it. */
const listWithKeys = async (store: FileStore, known: FolderProgress | null): Promise<FolderListing> => {
  const listing = await listFiles(store)
  const { kid = null, keys = [] } = known ?? {}
  if (kid === null || keys.length === 0 || listing.keys.length > 0) return listing
  for (const { name } of listing.rows) {
    const bytes = await store.get(name)
    if (!bytes || !isSealedWith(kid, bytes)) continue
    for (const key of keys) await store.put(key.name, key.bytes)
    return listFiles(store)
  }
  return listing
}

const keptKey = (folder: StoredFolder | null, { keys }: FolderListing): LibraryKey | null => {
  const kid = folder?.progress.kid ?? null
  const isTheOne = keys.length > 0 && keys.every((file) => file.kid === kid)
  return folder?.key && kid !== null && isTheOne ? { kid, key: folder.key } : null
}

export const createJoining = (tools: FolderTools) => {
  const { world, database, folders } = tools
  let probed: Probed | null = null

  const probe = async ({ handle: chosen, passphrase }: FolderProbe) => {
    probed = null
    const { identity, folder } = await folders.read()
    const handle = chosen ?? folder?.handle ?? null
    if (handle === null) throw new FolderError({ kind: 'gone' })
    const store = world.openFolder(handle)
    await tryWriting(store)
    const known = folder?.progress ?? null
    const listing = await listWithKeys(store, known)
    const libraryKey = keptKey(folder, listing) ?? (await findKey(store, listing, passphrase))
    const read = await readFiles({ store, libraryKey }, listing.rows, null)
    const device = identity?.device ?? null
    const ownNames = new Set(known?.device === device ? known?.own.map(({ name }) => name) : [])
    const isTwin = listing.rows.some((file) => file.device === device && !ownNames.has(file.name))
    const isRemoved = device !== null && (await findMarker({ store, libraryKey }, listing, device)) !== null
    const libraries = await librariesIn({ store, libraryKey }, listing, read, device)
    probed = { handle, store, libraryKey, listing, read, libraries, known, needsNewId: isTwin || isRemoved }
    const rows = [...read.rows.values()]
    const names = new Set(read.files.map(({ name }) => name))
    const found: FolderFound = {
      found: findingOf(listing, libraries, identity?.library ?? null),
      isSealed: libraryKey !== null,
      comparison: rows.length === 0 ? null : await database.compare(libraries[0] ?? '', rows),
      devices: await devicesIn({ store, libraryKey }, listing, {
        device,
        read: names,
        held: new Set(),
        heard: read.heard,
      }),
    }
    return found
  }

  const sealed = async ({ store, libraryKey, listing }: Probed, passphrase: string | null) => {
    if (libraryKey || passphrase === null) return libraryKey
    if (listing.rows.length > 0) throw new FolderError({ kind: 'failed' })
    const created = await createLibraryKey(newDeviceId(world.random), passphrase)
    await store.put(created.file.name, created.file.bytes)
    return created.libraryKey
  }

  /** So that the others know of this device from now on. It has joined already: with no room, the next round does it. */
  const announce = async (sender: FolderSender): Promise<void> => {
    try {
      await putCard(tools, await openFolder(tools), sender)
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error
    }
  }

  const join = async ({
    choice,
    passphrase,
    includesKey,
    sender,
  }: FolderJoining): Promise<{ outcome: MergeOutcome }> => {
    if (!probed) throw new FolderError({ kind: 'failed' })
    const { handle, store, read, libraries, known, needsNewId, listing } = probed
    const libraryKey = await sealed(probed, passphrase)
    const keys = libraryKey ? filesOfKey(await wholeKeys(store, await listFiles(store)), libraryKey.kid) : []
    const { identity } = await folders.read()
    const library = libraries[0] ?? identity?.library ?? newDeviceId(world.random)
    const listed = new Set(listing.rows.map(({ name }) => name))

    const after = ({ device: before, revision, waiting, isLacking }: MergedState) => {
      const device = needsNewId ? { ...before, device: newDeviceId(world.random) } : before
      const isKnown = known?.device === device.device
      const first = firstProgress(device.device, {
        // With its own of before, devices that meet while each takes the other's library need not ask again.
        libraries: [...new Set([...libraries, library, ...(identity?.library ? [identity.library] : [])])],
        kid: libraryKey?.kid ?? null,
        includesKey: includesKey && libraryKey !== null,
      })
      const progress: FolderProgress = {
        ...first,
        ...readNames(read, waiting),
        ...(keys.length > 0 && { keys }),
        heard: read.heard,
        own: isKnown ? known.own.filter(({ name }) => listed.has(name)) : [],
        sent: revision,
        scannedFrom: isLacking ? 0 : revision,
        ...(isLacking && { lookAgainAt: world.now() + lookAgainMs }),
      }
      return { device, folder: { handle, key: libraryKey?.key ?? null, progress } }
    }

    const rows = [...read.rows.values()]
    const outcome = await withMergeLock(world, () => database.merge(library, rows, choice, { isWhole: true, after }))
    probed = null
    await announce(sender)
    return { outcome }
  }

  return {
    isHolding: (): boolean => probed !== null,
    probe,
    join,
    discard: (): void => {
      probed = null
    },
  }
}
