import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { AskedRemoval } from '#domain/lists/removal.ts'
import type { Library } from '#domain/records/library.ts'
import type { WatchHistory } from '#domain/records/watch-history.ts'
import { commandContext } from '#tests/support/command-context.ts'
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
  const asked: AskedRemoval[] = []
  const given = commandContext(world)
  const removal = {
    set value(next: AskedRemoval | null) {
      if (next) asked.push(next)
    },
  }
  const context = { ...given, view: { ...given.view, removal } }
  const {
    records,
    lists: { watchlist },
    commands: { undoHistory },
    view: { toasts },
  } = context
  const shown = recordMessages(toasts)
  return {
    ...createWatchlistCommands(context),
    /** Removals that wait for an answer. */
    asked,
    undo: undoHistory.undo,
    redo: undoHistory.redo,
    /** As another tab changes the records: not of this tab's Undo. */
    inAnotherTab: (change: (library: Library) => Library) => void records.change(change),
    settings: createSettingsCommands(context),
    movies: createMovieCommands(context),
    clock,
    toasts,
    /** Every toast so far, as 'title / description'. */
    messages: shown,
    /** The current watchlist in the notation of `watchlistOf`. */
    list: () => linesOf(watchlist.items.peek()),
    history: () => records.watchHistory.peek(),
    changeHistory: (change: (history: WatchHistory) => WatchHistory) =>
      void records.change((library) => ({ ...library, watchHistory: change(library.watchHistory) })),
    currentSettings: () => records.settings.peek(),
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
