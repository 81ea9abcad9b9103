import { onTestFinished } from 'vitest'
import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { WatchHistory } from '#domain/watch-history.ts'
import { enUS } from '#i18n/en-us.ts'
import { createRecords } from '#stores/records/records.ts'
import { createSettingsStore } from '#stores/settings.ts'
import { createToasts } from '#stores/toasts.ts'
import { createWatchlistStore } from '#stores/watchlist.ts'
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
  const records = createRecords(world)
  const watchlist = createWatchlistStore(records, world)
  const toasts = createToasts(world)
  const undoHistory = createUndoHistory(toasts, () => enUS)
  const settings = createSettingsStore(records)
  const messages = recordMessages(toasts)
  onTestFinished(records.close)
  return {
    ...createWatchlistCommands(
      watchlist,
      toasts,
      () => enUS,
      undoHistory,
      () => {},
    ),
    undo: undoHistory.undo,
    settings: createSettingsCommands(settings, toasts, () => enUS, undoHistory),
    movies: createMovieCommands(records, toasts, () => enUS),
    clock,
    toasts,
    /** Every toast so far, as 'title / description'. */
    messages,
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
