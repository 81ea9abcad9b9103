import type { SettingChange } from '#domain/settings-change.ts'
import type { Messages } from '#i18n/messages.ts'
import type { SettingsStore } from '#stores/settings.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** What a person can do with the settings. */
export interface SettingsCommands {
  /** Saves one field at once. */
  readonly change: (change: SettingChange) => void
  /** Provider settings back to their defaults; it can be undone. */
  readonly reset: () => void
}

const savedFor = 2000
const resetFor = 3000

/** What a person can do on the Settings page (texts and durations of spec section 8). */
export const createSettingsCommands = (
  settings: SettingsStore,
  toasts: Toasts,
  messages: () => Messages,
  steps: UndoHistory,
): SettingsCommands => {
  const say = announceTo(toasts, messages)
  return {
    change: (change) => {
      steps.changed()
      void settings.change(change).then((kept) => {
        const words = messages()
        if (kept) {
          const saved = words.toasts.settingsSaved
          say.success(saved.title, saved.description(words.settings.fields[change.field]), undefined, savedFor)
        } else say.error(words.errors.unknown, words.errors.saveSettings, savedFor)
      })
    },
    reset: () => {
      const before = settings.current.peek()
      void settings.reset().then((kept) => {
        const words = messages()
        const { title, description } = words.toasts.settingsReset
        if (!kept) return say.error(words.errors.unknown, words.errors.resetSettings, resetFor)
        return steps.offer({
          kind: 'settings reset',
          title,
          description: () => description,
          count: 1,
          takeBack: () => settings.restore(before),
          refusal: words.errors.saveSettings,
          joins: false,
        })
      })
    },
  }
}
