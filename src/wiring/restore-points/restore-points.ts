import { effect, signal } from '@preact/signals-react'
import type { Incoming } from '#domain/backup/backup-import.ts'
import type { RestorePoint, RestoreReason } from '#domain/backup/restore-points.ts'
import { isFull } from '#stores/records/stored-records.ts'
import { createRestorePoints } from '#stores/restore-points.ts'
import type { App } from '../app/app.ts'

/** Copies of the records in this browser, to which a user can go back. None of it rejects. */
export interface RestorePointService {
  /** Newest first. */
  readonly list: () => Promise<readonly RestorePoint[]>
  /** Passes the list on now, and whenever this tab makes or removes a point. */
  readonly watch: (listener: (points: readonly RestorePoint[]) => void) => () => void
  /** Resolves to null when none could be kept: then what would lose records must not happen. */
  readonly make: (reason: RestoreReason) => Promise<RestorePoint | null>
  /** What the import's reader finds in it; null when it is gone or damaged. */
  readonly read: (id: number) => Promise<Incoming | null>
  readonly clear: () => Promise<void>
}

const decompressed = (content: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  // What fails here fails in the readable half, too.
  writer.write(content).catch(() => {})
  writer.close().catch(() => {})
  return new Response(readable).arrayBuffer()
}

export const restorePoints = ({ records, storage, files, platform }: App): RestorePointService => {
  const { reportOnce } = platform
  const changes = signal(0)
  const points = storage.database && createRestorePoints(storage.database)

  const orElse = async <Result>(task: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await task()
    } catch (error) {
      reportOnce(error)
      return otherwise
    }
  }

  const makeIn = (reason: RestoreReason, makesRoom: boolean) =>
    storage.callSyncWorker('makeRestorePoint', {
      reason,
      day: platform.today(),
      buildVersion: platform.buildVersion,
      makesRoom,
    })

  const makeWithSpace = async (reason: RestoreReason) => {
    try {
      return await makeIn(reason, false)
    } catch (error) {
      if (!isFull(error)) throw error
      // Tomorrow there may be room.
      if (reason === 'daily') return null
      await storage.clearCopies()
      return makeIn(reason, true)
    }
  }

  const list = () => orElse(async () => (await points?.list()) ?? [], [])

  return {
    list,
    watch: (listener) => {
      let isWatched = true
      const stop = effect(() => {
        if (changes.value < 0) return
        void list().then((listed) => isWatched && listener(listed))
      })
      return () => {
        isWatched = false
        stop()
      }
    },
    make: async (reason) => {
      const made = await orElse(async () => {
        await records.ready
        if (!records.hasDatabase.peek()) return null
        // The worker reads the database: what was changed last must be there.
        await records.change((library) => library)
        return makeWithSpace(reason)
      }, null)
      changes.value += 1
      return made
    },
    read: (id) =>
      orElse(async () => {
        const content = await points?.content(id)
        if (!content) return null
        const reading = await files.readBackup(await decompressed(content), Number.POSITIVE_INFINITY)
        if (reading.kind === 'read') return reading.incoming
        throw new Error(`The restore point cannot be read: ${reading.problem.kind}.`)
      }, null),
    clear: async () => {
      await orElse(async () => points?.clear(), undefined)
      changes.value += 1
    },
  }
}
