import type { SettingChange } from '#domain/settings.ts'
import type { SettingsStore } from '#stores/settings.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { Texts } from '#text/texts.ts'
import { announceTo } from './announce.ts'

export interface SettingsCommands {
  /** Saves one field at once. */
  readonly change: (change: SettingChange) => void
  /** Provider settings back to their defaults. */
  readonly reset: () => void
}

const savedFor = 2000
const resetFor = 3000

/** What a person can do on the Settings page (texts and durations of spec section 8). */
export const createSettingsCommands = (
  settings: SettingsStore,
  toasts: Toasts,
  text: () => Texts,
): SettingsCommands => {
  const say = announceTo(toasts, text)
  return {
    change: (change) => {
      void settings.change(change).then((kept) => {
        const words = text()
        if (kept) {
          const saved = words.toasts.settingsSaved
          say.success(saved.title, saved.description(words.settings.fields[change.field]), undefined, savedFor)
        } else say.error(words.errors.unknown, words.errors.saveSettings, savedFor)
      })
    },
    reset: () => {
      void settings.reset().then((kept) => {
        const words = text()
        const done = words.toasts.settingsReset
        if (kept) say.success(done.title, done.description, undefined, resetFor)
        else say.error(words.errors.unknown, words.errors.resetSettings, resetFor)
      })
    },
  }
}
