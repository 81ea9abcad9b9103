import { createCollectionCommands } from '#commands/collections.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { CollectionsStore } from '#stores/lists/collections.ts'
import { commandContext } from '#tests/support/command-context.ts'
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
  const forgotten: number[] = []
  const plain = commandContext(world, { forget: (id) => void forgotten.push(id) })
  const context = { ...plain, lists: { ...plain.lists, collections: { ...plain.lists.collections, ...change } } }
  const {
    records,
    commands: { undoHistory },
    view: { toasts },
  } = context
  const shown = recordMessages(toasts)
  return {
    ...createCollectionCommands(context),
    watchlist: createWatchlistCommands(context),
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
