import { createBackupCommands } from '#commands/backup.ts'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import { createCollectionCommands } from '#commands/collections.ts'
import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import type { UndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { SettingsStore } from '#stores/settings.ts'
import type { App, Commands } from './app.ts'
import type { Stores } from './create-app.ts'
import type { World } from './world.ts'

/** Waits for a newly chosen language, so that the toast about the change is in it. */
const afterLanguageLoads = (settings: SettingsStore, languageSettled: App['languageSettled']): SettingsStore => {
  const after = async (change: Promise<boolean>) => {
    const isKept = await change
    await languageSettled()
    return isKept
  }
  return {
    current: settings.current,
    change: (change) => after(settings.change(change)),
    reset: () => after(settings.reset()),
    restore: (before) => after(settings.restore(before)),
  }
}

export const createCommands = (
  stores: Stores,
  language: Pick<App, 'messages' | 'languageSettled'>,
  undoHistory: UndoHistory,
  ratedMovie: App['ratedMovie'],
  world: World,
): Commands => {
  const { records, watchlist, collections, settings, toasts } = stores
  const messages = () => language.messages.peek()
  const parts = { ...world, ...stores, messages, undoHistory }
  return {
    watchlist: createWatchlistCommands(watchlist, toasts, messages, undoHistory, (movie) => {
      ratedMovie.value = movie
    }),
    collections: createCollectionCommands(collections, toasts, messages, undoHistory, records.library),
    membership: createMembershipCommands(collections, toasts, messages, undoHistory, records.library),
    settings: createSettingsCommands(
      afterLanguageLoads(settings, language.languageSettled),
      toasts,
      messages,
      undoHistory,
    ),
    movies: createMovieCommands(records, toasts, messages),
    backup: createBackupCommands(parts),
    undo: undoHistory.undo,
  }
}
