import { createSettingsCommands } from '#commands/settings.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { SettingsStore } from '#stores/lists/settings.ts'
import type { App, Commands, InterfaceLanguage } from '../app/app.ts'

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

interface CommandDependencies extends Pick<App, 'lists' | 'language' | 'view'> {
  readonly settingsStore: SettingsStore
}

export const createCommands = ({
  lists: { watchlist },
  settingsStore,
  language,
  view: { toasts, ratedMovie },
}: CommandDependencies): Commands => {
  const messages = () => language.messages.peek()
  const undoHistory = createUndoHistory({ toasts, messages })
  const shared = { toasts, messages, undoHistory }
  return {
    watchlist: createWatchlistCommands({
      ...shared,
      watchlist,
      rate: (movie) => {
        ratedMovie.value = movie
      },
    }),
    settings: createSettingsCommands({ ...shared, settings: afterLanguageLoads(settingsStore, language.settled) }),
    undo: undoHistory.undo,
    undoHistory,
  }
}
