import type { DBSchema } from 'idb'
import { keptPoints, newestFirst, type RestorePoint } from '#domain/backup/restore-points.ts'
import { attempt } from '#domain/values/attempt.ts'
import { createDatabaseConnection } from './database-connection.ts'
import { isFull } from './records/stored-records.ts'

/** Apart from the contents, so that listing the points reads a few hundred bytes. */
interface RestorePointsSchema extends DBSchema {
  points: { key: number; value: RestorePoint }
  contents: { key: number; value: Uint8Array<ArrayBuffer> }
}

type NewPoint = Omit<RestorePoint, 'id'>

export const restorePointsDatabaseName = 'matinee-restore-points'

/** Copies of the records in a database of their own; the same for the page, its worker and other tabs. */
export interface RestorePoints {
  /** Newest first. */
  readonly list: () => Promise<readonly RestorePoint[]>
  /**
   * Whole or not at all, and drops the points that are no longer kept; one 'daily' point a day, which it resolves to. On
   * a full disk it removes the oldest points if `makesRoom`, or else rejects.
   */
  readonly add: (point: NewPoint, content: Uint8Array<ArrayBuffer>, makesRoom: boolean) => Promise<RestorePoint>
  /** The records are as they were at this point: nothing needs to be kept a second time. */
  readonly confirm: (id: number, revision: number) => Promise<void>
  /** Null when it is gone. */
  readonly content: (id: number) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly remove: (id: number) => Promise<void>
  /** For a full disk. Resolves false when only the newest is left, which stays. */
  readonly removeOldest: () => Promise<boolean>
  readonly clear: () => Promise<void>
  readonly close: () => void
}

const create = (database: IDBDatabase): void => {
  database.createObjectStore('points', { keyPath: 'id' })
  database.createObjectStore('contents')
}

/** A request that fails aborts the transaction, whose `done` rejects. */
const send = (request: Promise<unknown>): void => void request.catch(() => {})

export const restorePointsDatabase = { name: restorePointsDatabaseName, version: 1, create }

export const createRestorePoints = (factory: IDBFactory): RestorePoints => {
  const connection = createDatabaseConnection<RestorePointsSchema>(factory, restorePointsDatabase)

  const list = () => connection.run(async (database) => newestFirst(await database.getAll('points')))

  /** Resolves to whether there were any. */
  const removeAll = (isGone: (point: RestorePoint, index: number, all: readonly RestorePoint[]) => boolean) =>
    connection.run(async (database) => {
      const transaction = database.transaction(['points', 'contents'], 'readwrite')
      const gone = newestFirst(await transaction.objectStore('points').getAll()).filter(isGone)
      for (const { id } of gone) {
        send(transaction.objectStore('points').delete(id))
        send(transaction.objectStore('contents').delete(id))
      }
      await transaction.done
      return gone.length > 0
    })

  const removeOldest = () => removeAll((_, index, all) => index > 0 && index === all.length - 1)

  const put = (point: NewPoint, content: Uint8Array<ArrayBuffer>) =>
    connection.run(async (database) => {
      const transaction = database.transaction(['points', 'contents'], 'readwrite')
      // Nothing else awaits `done` after a failure.
      transaction.done.catch(() => {})
      try {
        const points = transaction.objectStore('points')
        const contents = transaction.objectStore('contents')
        const known = newestFirst(await points.getAll())
        // Another tab may have been faster.
        const sameDay = known.find(({ day, reason }) => reason === 'daily' && day === point.day)
        if (point.reason === 'daily' && sameDay) return sameDay
        const added = { ...point, id: (known[0]?.id ?? 0) + 1 }
        const kept = new Set(keptPoints([added, ...known]))
        const gone = known.filter((other) => !kept.has(other))
        for (const { id } of gone) {
          send(points.delete(id))
          send(contents.delete(id))
        }
        send(points.put(added))
        send(contents.put(content, added.id))
        await transaction.done
        return added
      } catch (error) {
        attempt(() => transaction.abort())
        // On a full disk only the transaction has the cause, not its requests.
        throw transaction.error ?? error
      }
    })

  const add: RestorePoints['add'] = async (point, content, makesRoom) => {
    try {
      return await put(point, content)
    } catch (error) {
      if (!isFull(error) || !makesRoom || !(await removeOldest())) throw error
      return add(point, content, makesRoom)
    }
  }

  return {
    list,
    add,
    confirm: (id, revision) =>
      connection.run(async (database) => {
        const point = await database.get('points', id)
        if (point) await database.put('points', { ...point, revision })
      }),
    content: (id) => connection.run(async (database) => (await database.get('contents', id)) ?? null),
    remove: async (id) => void (await removeAll((point) => point.id === id)),
    removeOldest,
    clear: async () => void (await removeAll(() => true)),
    close: connection.close,
  }
}

/** For a full disk, as `removeOldest`. */
export const removeOldestPoint = async (factory: IDBFactory): Promise<boolean> => {
  const points = createRestorePoints(factory)
  try {
    return await points.removeOldest()
  } finally {
    points.close()
  }
}
