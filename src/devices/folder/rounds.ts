import type { MergeOutcome, RemovalChoice } from '#domain/devices/exchange.ts'
import type { FolderNews } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import type { FolderListing, KeyId } from '#domain/devices/folder-names.ts'
import {
  type FolderProgress,
  isActive,
  isProgressOf,
  type KeyFile,
  mayRenew,
  type OwnFile,
  renewed,
  withLost,
} from '#domain/devices/folder-progress.ts'
import { dayMs } from '#domain/values/day.ts'
import { minutesAhead, withMergeLock } from '../device-world.ts'
import { findMarker, readCards } from './folder-texts.ts'
import { filesOfKey, hasOtherKey, wholeKeys } from './get-whole.ts'
import { type FolderTools, listFiles, namesIn, type OpenFolder, openFolder } from './open-folder.ts'
import { type ReadFiles, readFiles, readNames } from './read-files.ts'

interface Round {
  readonly open: OpenFolder
  readonly listing: FolderListing
  readonly unread: FolderListing['rows']
}

/** A device without the key of a sealed folder waits, and one with another key asks. */
const checkKeys = (keys: readonly { readonly kid: KeyId }[], { kid }: FolderProgress): void => {
  const expected = kid ?? keys[0]?.kid
  if (expected === undefined) return
  if (hasOtherKey(keys, expected)) throw new FolderError({ kind: 'two keys' })
  if (kid === null) throw new FolderError({ kind: 'no passphrase' })
}

const isWritten = (file: OwnFile): boolean => isActive(file) && !file.isPlanned

/** Files of rows may be lost. Without what says that it is the folder, it is another one, or not there. */
const isGone = ({ hasAbout, cards }: FolderListing, { device, card, seen }: FolderProgress): boolean =>
  !hasAbout && !cards.has(device) && (card !== null || seen.length > 0)

/** Cards are there before the first file of rows, and after the last one was lost. */
const checkCards = async (open: OpenFolder, listing: FolderListing): Promise<void> => {
  const { device: own, libraries } = open.progress
  for (const { device, library } of (await readCards(open, listing)).values())
    if (device !== own && !listing.markers.has(device) && !libraries.includes(library))
      throw new FolderError({ kind: 'other library' })
}

const lostOwn = ({ own }: FolderProgress, { rows }: FolderListing): ReadonlySet<string> => {
  const sizes = new Map(rows.map(({ name, size }) => [name, size]))
  return new Set(own.filter((file) => isWritten(file) && sizes.get(file.name) !== file.size).map(({ name }) => name))
}

export const createRounds = (tools: FolderTools) => {
  const { world, database, folders } = tools
  let round: Round | null = null
  let held: ReadFiles | null = null

  /** Files in this device's name that it did not write: its profile was copied, or is an earlier one. */
  const renewIfCopied = async ({ rows }: FolderListing, { device, own, ...progress }: FolderProgress) => {
    const names = new Set(own.map(({ name }) => name))
    const isCopied = rows.some((file) => file.device === device && !names.has(file.name))
    const now = world.now()
    if (!isCopied || !mayRenew({ ...progress, device, own }, now)) return false
    await folders.renewDevice((folder, id) => ({ ...folder, progress: renewed(folder.progress, id, now) }))
    return true
  }

  /** Without it, no device could join anymore. */
  const keepKeys = async ({ store, progress }: OpenFolder, whole: readonly (KeyFile & { readonly kid: KeyId })[]) => {
    const { kid, keys: kept = [] } = progress
    if (kid === null) return
    for (const { name, bytes } of kept) if (!whole.some((key) => key.name === name)) await store.put(name, bytes)
    const added = filesOfKey(whole, kid).filter((key) => !kept.some(({ name }) => name === key.name))
    if (added.length > 0) await folders.changeProgress((known) => ({ ...known, keys: [...kept, ...added] }))
  }

  /** What the folder lost of this device is written again, once a day at most unless it leaves. */
  const noteLost = async (progress: FolderProgress, listing: FolderListing, isLeaving: boolean): Promise<void> => {
    const lost = lostOwn(progress, listing)
    const now = world.now()
    if (lost.size === 0 || (!isLeaving && Math.abs(now - progress.resentAt) < dayMs)) return
    await folders.changeProgress((known) => ({ ...withLost(known, lost, now), resentAt: now }))
  }

  const list = async ({ isLeaving = false } = {}) => {
    round = null
    held = null
    await database.limitVersions()
    const open = await openFolder(tools)
    const { progress } = open
    const listing = await listFiles(open.store)
    const keys = await wholeKeys(open.store, listing)
    checkKeys(keys, progress)
    if (await findMarker(open, listing, progress.device)) throw new FolderError({ kind: 'removed' })
    if (!isProgressOf(progress, open.identity)) throw new FolderError({ kind: 'other library' })
    if (isGone(listing, progress)) throw new FolderError({ kind: 'gone' })
    await checkCards(open, listing)
    await keepKeys(open, keys)
    if (!(await renewIfCopied(listing, progress))) await noteLost(progress, listing, isLeaving)
    const seen = new Set(progress.seen)
    const unread = listing.rows.filter(({ name }) => !seen.has(name))
    round = unread.length > 0 ? { open, listing, unread } : null
    return { files: unread.length }
  }

  const seenAfter = (
    { listing }: Round,
    read: ReadFiles,
    waiting: ReadonlySet<string>,
    progress: FolderProgress,
  ): FolderProgress => {
    const listed = namesIn(listing)
    const { seen, held, replaced } = readNames(read, waiting)
    return {
      ...progress,
      seen: [...new Set([...progress.seen, ...seen])],
      held: [...(progress.held ?? []).filter((name) => !listed.has(name)), ...held],
      replaced: [...new Set([...(progress.replaced ?? []), ...replaced])],
      heard: { ...progress.heard, ...read.heard },
    }
  }

  const read = async (): Promise<FolderNews> => {
    held = null
    if (!round) return { rows: 0, comparison: null, waitingFiles: [], minutesAhead: null }
    const reading = round
    const { open, listing, unread } = round
    const found = await readFiles(open, unread, open.progress.libraries)
    const cards = found.waiting.length > 0 ? await readCards(open, listing) : new Map()
    const rows = [...found.rows.values()]
    if (rows.length > 0) held = found
    else {
      round = null
      if (found.files.length > 0) await folders.changeProgress((known) => seenAfter(reading, found, new Set(), known))
    }
    return {
      rows: rows.length,
      comparison: rows.length > 0 ? await database.compare(open.identity?.library ?? '', rows) : null,
      waitingFiles: found.waiting.map((file) => ({ ...file, deviceName: cards.get(file.device)?.name ?? '' })),
      minutesAhead: minutesAhead(Object.values(found.heard).sort().at(-1), world.now()),
    }
  }

  const apply = async (removals: RemovalChoice): Promise<{ outcome: MergeOutcome }> => {
    const [reading, found] = [round, held]
    const library = reading?.open.identity?.library
    if (!reading || !found || !library) throw new FolderError({ kind: 'failed' })
    const outcome = await withMergeLock(world, () =>
      database.merge(
        library,
        [...found.rows.values()],
        { joining: 'join', removals, joinsCollections: false },
        {
          isWhole: false,
          after: ({ device, folder, waiting }) => {
            if (!folder || folder.handle === null) throw new FolderError({ kind: 'gone' })
            if (!isProgressOf(folder.progress, device)) throw new FolderError({ kind: 'other library' })
            return { device, folder: { ...folder, progress: seenAfter(reading, found, waiting, folder.progress) } }
          },
        },
      ),
    )
    held = null
    round = null
    return { outcome }
  }

  return {
    isHolding: (): boolean => round !== null,
    list,
    read,
    apply,
    discard: (): void => {
      round = null
      held = null
    },
  }
}
