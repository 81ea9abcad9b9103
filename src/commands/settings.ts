import type { SettingChange } from '#domain/settings/settings-change.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { SettingsStore } from '#stores/lists/settings.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

export interface SettingsCommands {
  readonly change: (change: SettingChange) => void
  /** Without a toast about its success: TMDB may still refuse the key. Resolves to whether the browser kept it. */
  readonly saveKey: (key: string) => Promise<boolean>
  readonly announceSaved: (field: SettingChange['field']) => void
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
  const save = (change: SettingChange, onSaved?: () => void) => {
    undoHistory.seal()
    return settings.change(change).then((isSaved) => {
      const { errors } = messages()
      if (isSaved) onSaved?.()
      else announce.error(errors.unknown, errors.saveSettings, savedDurationMs)
      return isSaved
    })
  }
  const announceSaved = (field: SettingChange['field']) => {
    const { settingNames, toasts: toastMessages } = messages()
    const { title, description } = toastMessages.settingsSaved
    announce.success(title, description(settingNames[field]), undefined, savedDurationMs)
  }
  return {
    change: (change) => void save(change, () => announceSaved(change.field)),
    saveKey: (value) => save({ field: 'apiKey', value }),
    announceSaved,
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
