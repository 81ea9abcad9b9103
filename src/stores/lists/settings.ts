import type { ReadonlySignal } from '@preact/signals-core'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import type { Settings } from '#domain/records/library.ts'
import { changeSetting, resetProviderSettings, type SettingChange } from '#domain/settings/settings-change.ts'
import type { Records } from '../records/records.ts'

/** A change resolves true once it is durable, false when invalid or refused. */
export interface SettingsStore {
  readonly current: ReadonlySignal<Settings>
  readonly change: (change: SettingChange) => Promise<boolean>
  readonly reset: (scope: ChangeScope) => Promise<boolean>
}

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
  reset: (scope) =>
    records.change(
      (library) => ({ ...library, settings: resetProviderSettings(library.settings) }),
      scope === 'here' ? { scope } : {},
    ),
})
