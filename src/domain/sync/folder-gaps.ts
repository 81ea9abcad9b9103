import { readRowFileName } from './folder-names.ts'
import { dayMs, type FolderProgress, lookAgainMs } from './folder-progress.ts'

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
