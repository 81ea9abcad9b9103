import type { ReadonlySignal } from '@preact/signals-core'
import type { Settings } from '#domain/library.ts'
import { changeSetting, resetProviderSettings, type SettingChange } from '#domain/settings-change.ts'
import type { Records } from './records/records.ts'

/** The settings, and the ways to change them. A change resolves true once it is durable. */
export interface SettingsStore {
  readonly current: ReadonlySignal<Settings>
  /** Resolves false when the value is not valid for the field, or the browser refused the write. */
  readonly change: (change: SettingChange) => Promise<boolean>
  /** Provider settings back to their defaults; theme and keys stay. */
  readonly reset: () => Promise<boolean>
  /** Undoes a reset: provider settings as they were, theme and keys as they are now. */
  readonly restore: (before: Settings) => Promise<boolean>
}

/** The settings as a part of the personal records. */
export const createSettingsStore = (records: Records): SettingsStore => ({
  current: records.settings,
  change: (change) => {
    const isValid = changeSetting(records.settings.peek(), change).kind === 'changed'
    if (!isValid) return Promise.resolve(false)
    return records.change((library) => {
      const outcome = changeSetting(library.settings, change)
      return outcome.kind === 'changed' ? { ...library, settings: outcome.settings } : library
    })
  },
  reset: () => records.change((library) => ({ ...library, settings: resetProviderSettings(library.settings) })),
  restore: (before) =>
    records.change((library) => {
      const { theme, keyShortcuts } = library.settings
      return { ...library, settings: { ...before, theme, keyShortcuts } }
    }),
})
