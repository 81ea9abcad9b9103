import { onTestFinished } from 'vitest'
import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { AskedRemoval } from '#domain/lists/removal.ts'
import type { Library } from '#domain/records/library.ts'
import type { WatchHistory } from '#domain/records/watch-history.ts'
import { core as enUS } from '#messages/en-US/core.ts'
import { createSettingsStore } from '#stores/lists/settings.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createRecords } from '#stores/records/records.ts'
import { createToasts } from '#stores/toasts.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { recordMessages } from './recorded-messages.ts'

/** The commands for a watchlist given in the notation of `watchlistOf`, in a browser without IndexedDB. */
export const commandsOver = (...lines: readonly string[]) => {
  const { world, storage, clock } = createTestWorld({
    database: undefined,
    stored: { watchlist: watchlistOf(...lines) },
  })
  const records = undoableRecords(createRecords(world))
  const watchlist = createWatchlistStore(records, world)
  const toasts = createToasts(world)
  const undoHistory = createUndoHistory({ record: records.recorded, toasts, messages: () => enUS, now: world.now })
  const settings = createSettingsStore(records)
  const shown = recordMessages(toasts)
  const shared = { toasts, messages: () => enUS, undoHistory }
  const asked: AskedRemoval[] = []
  onTestFinished(records.close)
  return {
    ...createWatchlistCommands({ ...shared, watchlist, ask: (removal) => asked.push(removal) }),
    /** Removals that wait for an answer. */
    asked,
    undo: undoHistory.undo,
    redo: undoHistory.redo,
    /** As another tab changes the records: not of this tab's Undo. */
    inAnotherTab: (change: (library: Library) => Library) => void records.change(change),
    settings: createSettingsCommands({ ...shared, settings }),
    movies: createMovieCommands({ ...shared, records }),
    clock,
    toasts,
    /** Every toast so far, as 'title / description'. */
    messages: shown,
    /** The current watchlist in the notation of `watchlistOf`. */
    list: () => linesOf(watchlist.items.peek()),
    history: () => records.watchHistory.peek(),
    changeHistory: (change: (history: WatchHistory) => WatchHistory) =>
      void records.change((library) => ({ ...library, watchHistory: change(library.watchHistory) })),
    currentSettings: () => settings.current.peek(),
    refuseWrites: () => {
      storage.refusal = new Error('The storage is full.')
    },
    acceptWrites: () => {
      storage.refusal = undefined
    },
    /** Resolves once pending writes have succeeded or failed. */
    written: () => turns(5),
  }
}
