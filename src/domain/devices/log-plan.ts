import { dayMs } from '../values/day.ts'
import { groupedBy } from '../values/indices.ts'
import { type FolderProgress, isActive, type OwnFile } from './folder-progress.ts'

/** Bytes of a file. A row that is larger is a file of its own. */
export const largestFile = 256 * 1024
const mostFiles = 64
const filesPerMerge = 8
const smallestSize = 1024

/** Files of one size are merged: up to 1 KiB, 8 KiB, 64 KiB, 256 KiB. */
const sizeOf = ({ size }: OwnFile): number => {
  let [step, limit] = [0, smallestSize]
  while (size > limit && limit < largestFile) {
    step += 1
    limit *= filesPerMerge
  }
  return step
}

const bytesOf = (files: readonly OwnFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Files that become one: the first eight of the smallest size of which there are as many. */
export const filesToMerge = ({ own }: FolderProgress): readonly OwnFile[] => {
  const bySize = groupedBy(
    own.filter((file) => isActive(file) && !file.isPlanned),
    sizeOf,
  )
  const mergeable = [...bySize].sort(([one], [other]) => one - other).map(([, files]) => files.slice(0, filesPerMerge))
  return mergeable.find((files) => files.length === filesPerMerge && bytesOf(files) <= largestFile) ?? []
}

/** Whether the whole log is to be written anew, which makes far fewer files of it. */
export const isLogTooLong = ({ own }: FolderProgress): boolean => {
  const active = own.filter(isActive)
  const needed = Math.ceil(bytesOf(active) / largestFile)
  return active.length > Math.max(mostFiles, 2 * needed)
}

/** Replaced at least a day ago, and still there: other devices may have been reading them. */
export const filesToDelete = (
  { own }: FolderProgress,
  listed: ReadonlySet<string>,
  now: number,
): readonly OwnFile[] => {
  const isWhole = own.every((file) => !isActive(file) || listed.has(file.name))
  if (!isWhole) return []
  return own.filter(
    ({ name, replacedAt }) => replacedAt !== null && listed.has(name) && Math.abs(now - replacedAt) >= dayMs,
  )
}
