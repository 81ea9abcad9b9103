import type { SettingChange } from '#domain/settings/settings-change.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { SettingsStore } from '#stores/lists/settings.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

export interface SettingsCommands {
  readonly change: (change: SettingChange) => void
  /** Resets the provider settings; theme and key shortcuts stay. */
  readonly reset: () => void
}

const savedDurationMs = 2000
const resetDurationMs = 3000

interface SettingsDependencies {
  readonly settings: SettingsStore
  readonly toasts: Toasts
  readonly messages: () => Messages
  readonly undoHistory: UndoHistory
}

export const createSettingsCommands = ({
  settings,
  toasts,
  messages,
  undoHistory,
}: SettingsDependencies): SettingsCommands => {
  const announce = announceTo(toasts, messages)
  return {
    change: (change) => {
      undoHistory.seal()
      void settings.change(change).then((isSaved) => {
        const { errors, settingNames, toasts: toastMessages } = messages()
        if (!isSaved) return announce.error(errors.unknown, errors.saveSettings, savedDurationMs)
        const { title, description } = toastMessages.settingsSaved
        return announce.success(title, description(settingNames[change.field]), undefined, savedDurationMs)
      })
    },
    reset: () => {
      const before = settings.current.peek()
      void settings.reset().then((isSaved) => {
        const { errors, toasts: toastMessages } = messages()
        const { title, description } = toastMessages.settingsReset
        if (!isSaved) return announce.error(errors.unknown, errors.resetSettings, resetDurationMs)
        return undoHistory.push({
          kind: 'settings reset',
          title,
          description: () => description,
          count: 1,
          undo: () => settings.restore(before),
          failureMessage: errors.saveSettings,
          merges: false,
        })
      })
    },
  }
}
