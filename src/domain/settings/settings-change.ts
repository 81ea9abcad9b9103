import { isLanguage } from '../movie/languages.ts'
import { areTmdbIds } from '../movie/movie.ts'
import { areReleaseKinds, type ReleaseKind } from '../movie/release-kinds.ts'
import type { NeverShow, Settings, Theme } from '../records/library.ts'
import { servicesIn, withServices } from './my-services.ts'
import { isNeverShow } from './never-show.ts'
import { isRegionCode, isTheme } from './settings.ts'

interface ServicesChange {
  readonly field: 'services'
  readonly region: string
  readonly value: readonly number[]
}

/** Undefined makes region and language follow the browser again. */
export type SettingChange =
  | { readonly field: 'apiKey'; readonly value: string }
  | { readonly field: 'region' | 'language'; readonly value: string | undefined }
  | { readonly field: 'includeAdult' | 'keyShortcuts'; readonly value: boolean }
  | { readonly field: 'theme'; readonly value: Theme }
  | { readonly field: 'releaseKinds'; readonly value: readonly ReleaseKind[] }
  | { readonly field: 'neverShow'; readonly value: NeverShow }
  | ServicesChange

export type SettingsChange =
  | { readonly kind: 'changed'; readonly settings: Settings }
  | { readonly kind: 'refused'; readonly field: keyof Settings }

const isValid = (change: SettingChange): boolean => {
  const { field, value } = change
  if (field === 'services') return isRegionCode(change.region) && areTmdbIds(value)
  if (field === 'releaseKinds') return areReleaseKinds(value)
  if (field === 'neverShow') return isNeverShow(value)
  if (field === 'region') return value === undefined || isRegionCode(value)
  if (field === 'language') return value === undefined || isLanguage(value)
  return field !== 'theme' || isTheme(value)
}

const without = (settings: Settings, field: 'region' | 'language'): Settings => {
  const { [field]: _left, ...rest } = settings
  return rest
}

const withRegionServices = (settings: Settings, { region, value }: ServicesChange): Settings => {
  const changed = withServices(settings, region, value)
  return servicesIn(settings, region).join() === servicesIn(changed, region).join() ? settings : changed
}

export const changeSetting = (settings: Settings, change: SettingChange): SettingsChange => {
  if (!isValid(change)) return { kind: 'refused', field: change.field }
  if (change.field === 'services') return { kind: 'changed', settings: withRegionServices(settings, change) }
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
