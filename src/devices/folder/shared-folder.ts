import { type FilesFate, type FolderSender, othersThatStay } from '#domain/devices/folder.ts'
import { markerText } from '#domain/devices/folder-card.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { aboutName, cardName, type FolderListing, markerName } from '#domain/devices/folder-names.ts'
import { isProgressOf, withEverythingReplaced } from '#domain/devices/folder-progress.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { isObject } from '#domain/values/schema.ts'
import type { SyncWorld } from '../device-world.ts'
import type { FolderCalls, FolderHandle, SyncHandlers } from '../messages.ts'
import { fillGaps } from './filling.ts'
import { folderDevices, removeDevice } from './folder-devices.ts'
import { sealLibraryKeyAgain } from './folder-key.ts'
import { findMarker, putText, readCards } from './folder-texts.ts'
import { getWhole, hasOtherKey, wholeKeys } from './get-whole.ts'
import { createJoining, findKey } from './joining.ts'
import {
  type FolderTools,
  folderTools,
  keptFolder,
  listFiles,
  type OpenFolder,
  openFolder,
  step,
} from './open-folder.ts'
import { createRounds } from './rounds.ts'
import { tidyFolder } from './tidying.ts'
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

/** Devices sealed the folder apart from each other. */
const isSealedTwice = async ({ store, progress }: OpenFolder, listing: FolderListing): Promise<boolean> =>
  progress.kid !== null && hasOtherKey(await wholeKeys(store, listing), progress.kid)

/** One of two keys goes with the last device that has it. */
const needlessKeys = async (open: OpenFolder, listing: FolderListing) => {
  const { device: own, kid: ownKid } = open.progress
  const others = [...(await readCards(open, listing)).keys()].filter((id) => id !== own && !listing.markers.has(id))
  if (others.length > 0 || !(await isSealedTwice(open, listing))) return []
  return listing.keys.filter(({ kid }) => kid === ownKid)
}

const deleteNow = async (tools: FolderTools): Promise<void> => {
  const open = await openFolder(tools)
  if (await isLast(tools)) return deleteEverything(open)
  const listing = await listFiles(open.store)
  const own = new Set(open.progress.own.map(({ name }) => name))
  const files = [...listing.rows.filter(({ name }) => own.has(name)), ...(await needlessKeys(open, listing))]
  for (const { name } of files) await open.store.delete(name)
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
const disconnectFolder = async (
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
  const open = await openFolder(tools)
  // Nobody can take over what another key sealed.
  const isTakenOver = fate === 'delete' && !(await isSealedTwice(open, await listFiles(open.store)))
  await (isTakenOver ? handOver(tools, rounds, sender) : deleteNow(tools))
  await folders.forget()
  return {}
}

/** What this device wrote without a key is written again, and goes a day later. */
const unlockFolder = async (tools: FolderTools, passphrase: string): Promise<object> => {
  const { world, folders } = tools
  const { store } = await keptFolder(tools)
  const libraryKey = await findKey(store, await listFiles(store), passphrase)
  if (!libraryKey) throw new FolderError({ kind: 'no passphrase' })
  const now = world.now()
  await folders.change((folder) => {
    const { progress } = folder
    if (progress.kid === libraryKey.kid) return { ...folder, key: libraryKey.key }
    return {
      ...folder,
      key: libraryKey.key,
      progress: { ...withEverythingReplaced(progress, now), kid: libraryKey.kid, card: null },
    }
  })
  return {}
}

/** The old file stays, as no file is changed: devices that have not read the new one open the folder with it. */
const changePassphrase = async (tools: FolderTools, before: string, after: string): Promise<object> => {
  const { store } = await keptFolder(tools)
  const { keys } = await listFiles(store)
  for (const { name } of keys) {
    const bytes = await getWhole(store, name)
    if (!bytes) continue
    try {
      const file = await sealLibraryKeyAgain(bytes, before, after)
      await store.put(file.name, file.bytes)
      return {}
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
    }
  }
  throw new FolderError({ kind: 'wrong passphrase' })
}

type FolderHandlers = SyncHandlers<keyof FolderCalls>

const isHandle = (value: unknown): value is FolderHandle => isObject(value) && value['kind'] === 'directory'

export const createSharedFolder = (world: SyncWorld) => {
  const tools = folderTools(world)
  const joining = createJoining(tools)
  const rounds = createRounds(tools)

  const folderState: FolderHandlers['folderState'] = async () => {
    const { identity, folder } = await tools.folders.read()
    if (!folder || !isHandle(folder.handle)) return null
    const { kid, lastRound, refillAt } = folder.progress
    const state = {
      folderName: folder.handle.name,
      library: identity?.library ?? null,
      isSealed: kid !== null,
      unsent: isProgressOf(folder.progress, identity) ? (await tools.folders.unsent()).rows.length : 0,
      isRefilling: refillAt !== undefined,
      lastRound,
    }
    return { state, handle: folder.handle }
  }

  const handlers: FolderHandlers = {
    folderState,
    probeFolder: (given) => step(() => joining.probe(given)),
    joinFolder: (given) => step(() => joining.join(given)),
    listFolder: () => step(() => rounds.list()),
    readFolder: () => step(rounds.read),
    applyFolder: (removals) => step(() => rounds.apply(removals)),
    writeFolder: (sender) => step(() => writeFolder(tools, sender)),
    tidyFolder: (sender) => step(() => tidyFolder(tools, sender)),
    folderDevices: () => step(() => folderDevices(tools)),
    removeFolderDevice: ({ device }) => step(() => removeDevice(tools, device)),
    unlockFolder: ({ passphrase }) => step(() => unlockFolder(tools, passphrase)),
    changeFolderPassphrase: ({ before, after }) => step(() => changePassphrase(tools, before, after)),
    disconnectFolder: (given) => step(() => disconnectFolder(tools, rounds, given)),
  }

  return {
    handlers,
    isHolding: (): boolean => joining.isHolding() || rounds.isHolding(),
    discard: (): void => {
      joining.discard()
      rounds.discard()
    },
  }
}
