import { createBackupCommands } from '#commands/backup.ts'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import { createCollectionCommands } from '#commands/collections.ts'
import { createMovieCommands } from '#commands/movies.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { SettingsStore } from '#stores/lists/settings.ts'
import type { App, Commands, InterfaceLanguage } from './app.ts'
import type { World } from './world.ts'

/** Waits for a newly chosen language, so that the toast about the change is in it. */
const afterLanguageLoads = (settings: SettingsStore, languageSettled: InterfaceLanguage['settled']): SettingsStore => {
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

interface CommandDependencies extends Pick<App, 'records' | 'lists' | 'language' | 'memory' | 'view'> {
  readonly settingsStore: SettingsStore
  readonly world: World
}

export const createCommands = ({
  records,
  lists: { watchlist, collections },
  settingsStore,
  language,
  memory: { lastExport },
  view: { toasts, ratedMovie },
  world,
}: CommandDependencies): Commands => {
  const messages = () => language.messages.peek()
  const undoHistory = createUndoHistory(toasts, messages)
  const shared = { toasts, messages, undoHistory }
  const collectionDependencies = { ...shared, collections, library: records.library }
  return {
    watchlist: createWatchlistCommands({
      ...shared,
      watchlist,
      rate: (movie) => {
        ratedMovie.value = movie
      },
    }),
    collections: createCollectionCommands(collectionDependencies),
    membership: createMembershipCommands(collectionDependencies),
    settings: createSettingsCommands({ ...shared, settings: afterLanguageLoads(settingsStore, language.settled) }),
    movies: createMovieCommands({ ...shared, records }),
    backup: createBackupCommands({ ...world, ...shared, records, lastExport }),
    undo: undoHistory.undo,
    undoHistory,
  }
}
