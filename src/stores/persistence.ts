import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Records } from './records/records.ts'

/** The part of the browser's `StorageManager` that is used. */
export type PersistenceManager = Pick<StorageManager, 'persisted' | 'persist'>

/** The browser's promise not to clear the data by itself when space runs short. */
export interface Persistence {
  /** Null until the browser has answered. */
  readonly isPersisted: ReadonlySignal<boolean | null>
  /** Learns what was promised before. */
  readonly check: () => void
  /** Asks for the promise, once a visit, unless it is given. Some browsers show the person a question then. */
  readonly request: () => void
}

/** `manager` is undefined where the browser makes no such promise. */
export const createPersistence = (
  manager: PersistenceManager | undefined,
  report: (error: unknown) => void,
): Persistence => {
  const isPersisted = signal<boolean | null>(manager ? null : false)
  let isRequested = false
  const update = async (answer: () => Promise<boolean>) => {
    try {
      isPersisted.value = await answer()
    } catch (error) {
      isPersisted.value ??= false
      report(error)
    }
  }
  return {
    isPersisted,
    check: () => {
      if (manager) void update(() => manager.persisted())
    },
    request: () => {
      if (!manager || isRequested) return
      isRequested = true
      void update(async () => (await manager.persisted()) || manager.persist())
    },
  }
}

const sizeOf = ({ watchlist, collections, collectionMovies }: ReturnType<Records['library']>): number =>
  watchlist.length + collections.length + collectionMovies.length

/** Records that ask for the promise when the person adds something: before that there is nothing worth a question. */
export const requestingPersistence = (records: Records, requestPersistence: () => void): Records => ({
  ...records,
  change: (operation) => {
    const before = sizeOf(records.library())
    const done = records.change(operation)
    if (sizeOf(records.library()) > before) requestPersistence()
    return done
  },
})
