import { dayMs } from '../values/day.ts'
import type { LibraryId, SyncIdentity } from './exchange.ts'
import { type KeyId, type ListedFile, readRowFileName } from './folder-names.ts'
import type { DeviceId } from './version.ts'

/** Times are epoch milliseconds. */
export interface OwnFile extends ListedFile {
  /** Not known to be there: the browser may have been closed while it was written. */
  readonly isPlanned: boolean
  /** When its rows were written into another file. */
  readonly replacedAt: number | null
  readonly deletedAt: number | null
}

/** A file of a device that was removed or left, whose rows this one writes into its own. */
export interface AdoptedFile {
  readonly name: string
  readonly at: number
}

export interface KeyFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a device knows of the folder, beside the records. */
export interface FolderProgress {
  /** Whose progress it is. A browser with another id begins anew. */
  readonly device: DeviceId
  /** Those whose files are merged: several where devices made one each before they met. */
  readonly libraries: readonly LibraryId[]
  /** Null where the folder is not sealed. */
  readonly kid: KeyId | null
  /** Key files of a sealed folder, which are put back where they are lost. */
  readonly keys?: readonly KeyFile[]
  readonly includesKey: boolean
  /** Names of files whose rows were merged. */
  readonly seen: readonly string[]
  /** Names of files that were read, but for removals that wait for the user. Missing where none ever did. */
  readonly held?: readonly string[]
  /** Names of files whose rows are all in a later one that was merged. */
  readonly replaced?: readonly string[]
  /** Since when merged files are not listed, and listed ones cannot be read. */
  readonly missing?: Readonly<Record<string, number>>
  /** When rows that the folder lost are written into it, if it still lacks them. */
  readonly refillAt?: number
  /** When to look whether other devices wrote the same rows as this one. */
  readonly lookAgainAt?: number
  /** When each device wrote the last file that was read, by its own clock. */
  readonly heard: Readonly<Record<DeviceId, string>>
  /** Rows whose last change made here has a larger revision are not in the folder yet. */
  readonly sent: number
  /** Such rows have a larger revision than this. */
  readonly scannedFrom: number
  readonly own: readonly OwnFile[]
  readonly card: { readonly text: string; readonly at: number } | null
  readonly adopted: readonly AdoptedFile[]
  readonly renewedAt: number
  readonly resentAt: number
  readonly lastRound: string | null
}

/** After rows were written that the folder lacked: other devices may have written them, too. */
export const lookAgainMs = 2 * dayMs
/** A carrier may bring back a deleted file for some time. */
const rememberedMs = 14 * dayMs

export const firstProgress = (
  device: DeviceId,
  given: Pick<FolderProgress, 'libraries' | 'kid' | 'includesKey'>,
): FolderProgress => ({
  device,
  ...given,
  seen: [],
  heard: {},
  sent: 0,
  scannedFrom: 0,
  own: [],
  card: null,
  adopted: [],
  renewedAt: 0,
  resentAt: 0,
  lastRound: null,
})

/** Whether what is known of the folder is about this device and its library. */
export const isProgressOf = (progress: FolderProgress, identity: SyncIdentity | null): boolean =>
  identity?.device === progress.device && identity.library !== null && progress.libraries.includes(identity.library)

export const isActive = ({ replacedAt, deletedAt }: OwnFile): boolean => replacedAt === null && deletedAt === null

export const withOwn = (
  progress: FolderProgress,
  names: ReadonlySet<string>,
  change: (file: OwnFile) => Partial<OwnFile>,
): FolderProgress => ({
  ...progress,
  own: progress.own.map((file) => (names.has(file.name) ? { ...file, ...change(file) } : file)),
})

/** Before the file is written, so that this device knows it as its own whatever happens. */
export const withPlanned = (progress: FolderProgress, files: readonly ListedFile[]): FolderProgress => ({
  ...progress,
  own: [
    ...progress.own.filter(({ name }) => !files.some((file) => file.name === name)),
    ...files.map((file) => ({ ...file, isPlanned: true, replacedAt: null, deletedAt: null })),
  ],
})

export const withoutForgotten = (progress: FolderProgress, now: number): FolderProgress => ({
  ...progress,
  own: progress.own.filter(({ deletedAt }) => deletedAt === null || now - deletedAt < rememberedMs),
})

/** Files of this device that cannot be read anymore: what the folder lacks without them is written at once. */
export const withLost = (progress: FolderProgress, names: ReadonlySet<string>, now: number): FolderProgress => ({
  ...withOwn(progress, names, () => ({ replacedAt: now, deletedAt: now })),
  refillAt: now,
})

/** Everything is written again, and what was written goes a day later: it could not be read by all. */
export const withEverythingReplaced = (progress: FolderProgress, now: number): FolderProgress => ({
  ...progress,
  sent: 0,
  scannedFrom: 0,
  own: progress.own.map((file) => (isActive(file) ? { ...file, replacedAt: now } : file)),
})

/** With another id, files that were written until now are those of another device. */
export const renewed = (progress: FolderProgress, device: DeviceId, now: number): FolderProgress => ({
  ...progress,
  device,
  seen: [...progress.seen, ...progress.own.map(({ name }) => name)],
  own: [],
  card: null,
  renewedAt: now,
})

export const mayRenew = ({ renewedAt }: FolderProgress, now: number): boolean => Math.abs(now - renewedAt) >= dayMs

/** Merged files that are not there: what this device wrote, took over or read in a later file is in the folder all the same. */
export const withMissing = (progress: FolderProgress, listed: ReadonlySet<string>, now: number): FolderProgress => {
  const { device, seen, held = [], replaced = [], missing, adopted } = progress
  const explained = new Set([...replaced, ...adopted.map(({ name }) => name)])
  const isKept = (name: string) =>
    listed.has(name) || (!explained.has(name) && readRowFileName(name)?.device !== device)
  const known = { seen: seen.filter(isKept), held: held.filter(isKept) }
  const merged = new Set([...known.seen, ...known.held])
  const awaited = [...merged, ...listed].filter((name) => !listed.has(name) || !merged.has(name))
  return {
    ...progress,
    ...known,
    replaced: replaced.filter((name) => listed.has(name)),
    missing: Object.fromEntries(awaited.map((name) => [name, missing?.[name] ?? now])),
  }
}

const isMissing = (listed: ReadonlySet<string>, { missing = {} }: FolderProgress, isLong: (since: number) => boolean) =>
  Object.entries(missing).some(([name, since]) => !listed.has(name) && isLong(since))

export const hasGaps = (progress: FolderProgress, listed: ReadonlySet<string>): boolean =>
  progress.refillAt !== undefined || isMissing(listed, progress, () => true)

/** A clock may have been set back since. */
const isDue = (at: number | undefined, most: number, now: number): boolean =>
  at !== undefined && (now >= at || at - now > most)

export const isRefillDue = ({ refillAt }: FolderProgress, now: number): boolean => isDue(refillAt, dayMs, now)

/** Whether it is time to drop rows that other devices have written, too. */
export const mayHaveDoubles = ({ refillAt, lookAgainAt }: FolderProgress, now: number): boolean =>
  refillAt === undefined && isDue(lookAgainAt, lookAgainMs, now)

/** Whether it is time to compare the folder with the library: what may still arrive has had a day. */
export const mayLackRows = (progress: FolderProgress, listed: ReadonlySet<string>, now: number): boolean => {
  const { missing = {}, refillAt } = progress
  const isLong = (since: number) => Math.abs(now - since) >= dayMs
  const recent = Object.keys(missing).filter((name) => !isLong(missing[name] ?? now))
  if (recent.some((name) => listed.has(name))) return false
  if (refillAt === undefined) return isMissing(listed, progress, isLong)
  return isRefillDue(progress, now) && (recent.length === 0 || isLong(refillAt))
}

/** The folder lacks nothing of the library, or will not with what is unsent. */
export const withoutMissing = (
  { refillAt: _, ...progress }: FolderProgress,
  listed: ReadonlySet<string>,
): FolderProgress => ({
  ...progress,
  seen: progress.seen.filter((name) => listed.has(name)),
  held: (progress.held ?? []).filter((name) => listed.has(name)),
  missing: Object.fromEntries(Object.entries(progress.missing ?? {}).filter(([name]) => listed.has(name))),
})
