import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Records } from './records/records.ts'

export type PersistenceManager = Pick<StorageManager, 'persisted' | 'persist'>

export interface Persistence {
  /** Null until the browser has answered. */
  readonly isPersisted: ReadonlySignal<boolean | null>
  readonly check: () => void
  /** Asks once per visit; some browsers show a prompt. */
  readonly request: () => void
}

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

/** Waits for the first addition, so that nobody is prompted for an empty list. */
export const requestingPersistence = (records: Records, requestPersistence: () => void): Records => ({
  ...records,
  change: (operation, options) => {
    const before = sizeOf(records.library())
    const done = records.change(operation, options)
    if (sizeOf(records.library()) > before) requestPersistence()
    return done
  },
})
