import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Records } from './records.ts'

/** The part of the browser's `StorageManager` that is used. */
export type StoragePromises = Pick<StorageManager, 'persisted' | 'persist'>

/** The browser's promise not to clear the data by itself when space runs short. */
export interface Persistence {
  /** Null until the browser has said. */
  readonly isPromised: ReadonlySignal<boolean | null>
  /** Learns what was promised before. */
  readonly look: () => void
  /** Asks for the promise, once a visit, unless it is given. Some browsers show the person a question then. */
  readonly ask: () => void
}

/** `manager` is undefined where the browser makes no such promise. */
export const createPersistence = (
  manager: StoragePromises | undefined,
  report: (error: unknown) => void,
): Persistence => {
  const isPromised = signal<boolean | null>(manager ? null : false)
  let isAsked = false
  const learn = async (answer: () => Promise<boolean>) => {
    try {
      isPromised.value = await answer()
    } catch (error) {
      isPromised.value ??= false
      report(error)
    }
  }
  return {
    isPromised,
    look: () => {
      if (manager) void learn(() => manager.persisted())
    },
    ask: () => {
      if (!manager || isAsked) return
      isAsked = true
      void learn(async () => (await manager.persisted()) || manager.persist())
    },
  }
}

const sizeOf = ({ watchlist, collections, collectionMovies }: ReturnType<Records['library']>): number =>
  watchlist.length + collections.length + collectionMovies.length

/** Records that ask for the promise when the person adds something: before that there is nothing worth a question. */
export const askingToPersist = (records: Records, ask: () => void): Records => ({
  ...records,
  change: (operation) => {
    const before = sizeOf(records.library())
    const done = records.change(operation)
    if (sizeOf(records.library()) > before) ask()
    return done
  },
})
