import { createSettingsCommands } from '#commands/settings.ts'
import { createSettingsStore, type SettingsStore } from '#stores/lists/settings.ts'
import type { App, InterfaceLanguage } from '../app/app.ts'

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
  }
}

export const settingsCommands = ({ records, view, language, commands }: App) =>
  createSettingsCommands({
    settings: afterLanguageLoads(createSettingsStore(records), language.settled),
    toasts: view.toasts,
    messages: () => language.messages.peek(),
    undoHistory: commands.undoHistory,
  })
