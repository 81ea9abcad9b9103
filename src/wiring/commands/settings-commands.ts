import { createSettingsCommands } from '#commands/settings.ts'
import { createSettingsStore, type SettingsStore } from '#stores/lists/settings.ts'
import type { App, InterfaceLanguage } from '../app/app.ts'
import { thenLook } from '../devices/shared-library.ts'

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
    reset: (scope) => after(settings.reset(scope)),
  }
}

const thenLooking = (settings: SettingsStore, app: App): SettingsStore => ({
  ...settings,
  reset: (scope) => (scope === 'here' ? thenLook(app)(settings.reset(scope)) : settings.reset(scope)),
})

export const settingsCommands = (app: App) => {
  const { records, view, language, commands } = app
  return createSettingsCommands({
    settings: afterLanguageLoads(thenLooking(createSettingsStore(records), app), language.settled),
    toasts: view.toasts,
    messages: () => language.messages.peek(),
    undoHistory: commands.undoHistory,
  })
}
