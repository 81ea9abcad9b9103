import { isFull } from '#stores/records/stored-records.ts'
import { createRestorePoints } from '#stores/restore-points.ts'
import type { App } from '../app/app.ts'

/**
 * Tries the task again while the disk is full: pictures go first, then restore points, the oldest first; the newest
 * stays. Rejects with what `noSpace` makes when that was not enough.
 */
export const withSpace = async <Result>(
  { storage }: Pick<App, 'storage'>,
  task: () => Promise<Result>,
  noSpace: () => Error,
): Promise<Result> => {
  try {
    return await task()
  } catch (error) {
    if (!isFull(error)) throw error
  }
  await storage.clearCopies()
  const points = storage.database && createRestorePoints(storage.database)
  try {
    for (;;) {
      try {
        return await task()
      } catch (error) {
        if (!isFull(error)) throw error
        if (!(await points?.removeOldest())) throw noSpace()
      }
    }
  } finally {
    points?.close()
  }
}
