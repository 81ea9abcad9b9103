import { onTestFinished } from 'vitest'
import { createCollectionCommands } from '#commands/collections.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import { core as enUS } from '#messages/en-US/core.ts'
import { type CollectionsStore, createCollectionsStore } from '#stores/lists/collections.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createRecords } from '#stores/records/records.ts'
import { createToasts } from '#stores/toasts.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { collectionsOf, contentsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { recordMessages } from './recorded-messages.ts'

/**
 * The commands for collections given in the notation of `collectionsOf`, in a browser without IndexedDB.
 * `change` overrides methods of the store.
 */
export const collectionsWith = (
  contents: Readonly<Record<string, readonly string[]>>,
  change: Partial<CollectionsStore> = {},
) => {
  const given = collectionsOf(contents)
  const { world, storage, clock } = createTestWorld({
    database: undefined,
    stored: {
      watchlist: watchlistOf('Alien'),
      collections: given.collections,
      'collection-movies': given.collectionMovies,
    },
  })
  const records = undoableRecords(createRecords(world))
  const forgotten: number[] = []
  const store = createCollectionsStore(records, world, (id) => void forgotten.push(id))
  const collections = { ...store, ...change }
  const toasts = createToasts(world)
  const undoHistory = createUndoHistory({ record: records.recorded, toasts, messages: () => enUS, now: world.now })
  const shown = recordMessages(toasts)
  const shared = { toasts, messages: () => enUS, undoHistory }
  onTestFinished(records.close)
  return {
    ...createCollectionCommands({ ...shared, collections, library: records.library }),
    watchlist: createWatchlistCommands({ ...shared, watchlist: createWatchlistStore(records, world), ask: () => {} }),
    undo: undoHistory.undo,
    clock,
    toast: () => toasts.current.peek(),
    /** Every toast so far, as 'title / description'. */
    messages: shown,
    /** Ids whose stored settings were removed. */
    forgotten,
    /** The current collections in the notation of `collectionsOf`. */
    contents: () => contentsOf(records.library()),
    library: records.library,
    id: (name: string): number => records.library().collections.find((each) => each.name === name)?.id ?? 0,
    refuseWrites: () => {
      storage.refusal = new Error('The storage is full.')
    },
    written: () => turns(5),
  }
}
