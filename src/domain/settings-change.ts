import { isLanguage } from './languages.ts'
import type { Settings, Theme } from './library.ts'
import { isRegionCode, isTheme } from './settings.ts'

/** Undefined makes region and language follow the browser again. */
export type SettingChange =
  | { readonly field: 'apiKey'; readonly value: string }
  | { readonly field: 'region' | 'language'; readonly value: string | undefined }
  | { readonly field: 'includeAdult' | 'keyShortcuts'; readonly value: boolean }
  | { readonly field: 'theme'; readonly value: Theme }

export type SettingsChange =
  | { readonly kind: 'changed'; readonly settings: Settings }
  | { readonly kind: 'refused'; readonly field: keyof Settings }

const isValid = ({ field, value }: SettingChange): boolean => {
  if (field === 'region') return value === undefined || isRegionCode(value)
  if (field === 'language') return value === undefined || isLanguage(value)
  return field !== 'theme' || isTheme(value)
}

const without = (settings: Settings, field: 'region' | 'language'): Settings => {
  const { [field]: _left, ...rest } = settings
  return rest
}

export const changeSetting = (settings: Settings, change: SettingChange): SettingsChange => {
  if (!isValid(change)) return { kind: 'refused', field: change.field }
  const value = change.field === 'apiKey' ? change.value.trim() : change.value
  if (settings[change.field] === value) return { kind: 'changed', settings }
  if (value === undefined && (change.field === 'region' || change.field === 'language')) {
    return { kind: 'changed', settings: without(settings, change.field) }
  }
  return { kind: 'changed', settings: { ...settings, [change.field]: value } }
}

export const resetProviderSettings = (settings: Settings): Settings => {
  const { region: _region, language: _language, ...rest } = settings
  const isDefault = !('region' in settings || 'language' in settings || settings.apiKey || settings.includeAdult)
  return isDefault ? settings : { ...rest, apiKey: '', includeAdult: false }
}
