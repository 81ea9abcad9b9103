import { onTestFinished } from 'vitest'
import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import { enUS } from '#i18n/en-us.ts'
import { createRecords } from '#stores/records/records.ts'
import { createSettingsStore } from '#stores/settings.ts'
import { createToasts } from '#stores/toasts.ts'
import { createWatchlistStore } from '#stores/watchlist.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { toastsSaid } from './toasts-said.ts'

/** The commands over a watchlist in the words of `watchlistOf`, in a browser that keeps local storage alone. */
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
  const said = toastsSaid(toasts)
  onTestFinished(records.close)
  return {
    ...createWatchlistCommands(watchlist, toasts, () => enUS, undoHistory),
    undo: undoHistory.undo,
    settings: createSettingsCommands(settings, toasts, () => enUS, undoHistory),
    movies: createMovieCommands(records, toasts, () => enUS),
    clock,
    toasts,
    /** Every toast so far, as 'title / description'. */
    said,
    /** The watchlist of this moment in the words of `watchlistOf`. */
    list: () => linesOf(watchlist.items.peek()),
    history: () => records.watchHistory.peek(),
    currentSettings: () => settings.current.peek(),
    /** From now on the browser refuses every write. */
    refuseWrites: () => {
      storage.refusal = new Error('The storage is full.')
    },
    acceptWrites: () => {
      storage.refusal = undefined
    },
    /** Lets what is to be written be written, or be refused. */
    written: () => turns(5),
  }
}
