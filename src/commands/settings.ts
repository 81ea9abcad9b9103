import type { ChangeScope } from '#domain/devices/exchange.ts'
import type { SettingChange } from '#domain/settings/settings-change.ts'
import { createSettingsStore } from '#stores/lists/settings.ts'
import type { Reversible } from '#stores/undo/undoable-records.ts'
import { announceTo } from './announce.ts'
import type { CommandContext } from './context.ts'

export interface SettingsCommands {
  readonly change: (change: SettingChange) => void
  /** Without a toast about its success: TMDB may still refuse the key. Resolves to whether the browser kept it. */
  readonly saveKey: (key: string) => Promise<boolean>
  readonly announceSaved: (field: SettingChange['field']) => void
  /** Resets the provider settings; theme and key shortcuts stay. */
  readonly reset: (scope: ChangeScope) => Promise<void>
}

const savedDurationMs = 2000
const resetDurationMs = 3000

export const createSettingsCommands = (context: CommandContext): SettingsCommands => {
  const {
    records,
    language,
    commands: { undoHistory },
  } = context
  const settings = createSettingsStore(records)
  const messages = () => language.messages.peek()
  const announce = announceTo(context)
  /** Waits for a newly chosen language, so that the toast about the change is in it. */
  const afterLanguageLoads = async (change: Promise<boolean>): Promise<boolean> => {
    const isKept = await change
    await language.settled()
    return isKept
  }
  const undoable = new Map<SettingChange['field'], Reversible>()
  const save = (change: SettingChange, onSaved?: () => void): Promise<boolean> => {
    const before = settings.current.peek()
    const { result, made } = undoHistory.record(() => afterLanguageLoads(settings.change(change)))
    undoable.delete(change.field)
    if (settings.current.peek() !== before) undoable.set(change.field, made)
    return result.then((isSaved) => {
      const { errors } = messages()
      if (isSaved) onSaved?.()
      else announce.error(errors.unknown, errors.saveSettings, savedDurationMs)
      return isSaved
    })
  }
  const announceSaved = (field: SettingChange['field']) => {
    const { errors, settingNames, toasts: toastMessages } = messages()
    const { title, description } = toastMessages.settingsSaved
    const subject = settingNames[field]
    const made = undoable.get(field)
    undoable.delete(field)
    if (!made) return void announce.success(title, description({ field: subject }), { duration: savedDurationMs })
    const change = {
      kind: 'settings saved',
      title,
      description: () => description({ field: subject }),
      subject,
      count: 1,
      failureMessage: errors.saveSettings,
      duration: savedDurationMs,
    }
    return undoHistory.push(change, made)
  }
  return {
    change: (change) => void save(change, () => announceSaved(change.field)),
    saveKey: (value) => save({ field: 'apiKey', value }),
    announceSaved,
    reset: (scope) => {
      const { result, made } = undoHistory.record(() => afterLanguageLoads(settings.reset(scope)))
      return result.then((isSaved) => {
        const { errors, toasts: toastMessages } = messages()
        const { title, description } = toastMessages.settingsReset
        if (!isSaved) return void announce.error(errors.unknown, errors.resetSettings, resetDurationMs)
        const change = {
          kind: 'settings reset',
          title,
          description: () => description,
          subject: description,
          count: 1,
          failureMessage: errors.saveSettings,
        }
        return undoHistory.push(change, made)
      })
    },
  }
}
