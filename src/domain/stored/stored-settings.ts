import * as v from 'valibot'
import { languages } from '../movie/languages.ts'
import { areReleaseKinds } from '../movie/release-kinds.ts'
import { defaultSettings, type Settings } from '../records/library.ts'
import { isServices } from '../settings/my-services.ts'
import { isNeverShow } from '../settings/never-show.ts'
import { isRegionCode, themes } from '../settings/settings.ts'
import { namesOf } from '../values/named-values.ts'
import { extrasBeside, field, isObject } from '../values/schema.ts'

type RefusedSettings = readonly { readonly row: unknown; readonly reason: 'not an object' | keyof Settings }[]

export interface SettingsReading {
  readonly settings: Settings
  readonly skipped: RefusedSettings
}

const schemas = {
  apiKey: v.string(),
  region: v.custom(isRegionCode),
  language: v.picklist(languages),
  includeAdult: v.boolean(),
  theme: v.picklist(themes),
  keyShortcuts: v.boolean(),
  services: v.custom(isServices),
  releaseKinds: v.custom(areReleaseKinds),
  neverShow: v.custom(isNeverShow),
} satisfies Readonly<Record<keyof Settings, v.GenericSchema>>
export const settingNames = namesOf(schemas)
const extrasOf = extrasBeside(settingNames)

/** Only the fields that are present and valid, with unknown ones: for a merge. */
export const readGivenSettings = (value: unknown): { given: Partial<Settings>; skipped: RefusedSettings } => {
  if (value === undefined || value === null) return { given: {}, skipped: [] }
  if (!isObject(value)) return { given: {}, skipped: [{ row: value, reason: 'not an object' }] }
  const fields = settingNames.map((name) => ({ name, entry: field(value, name) })).filter(({ entry }) => entry != null)
  const valid = fields.filter(({ name, entry }) => v.is(schemas[name], entry))
  const given: Partial<Settings> = Object.fromEntries(valid.map(({ name, entry }) => [name, entry]))
  const skipped = fields
    .filter(({ name, entry }) => !v.is(schemas[name], entry))
    .map(({ name, entry }) => ({ row: { [name]: entry }, reason: name }))
  return { given: { ...given, ...extrasOf(value) }, skipped }
}

export const readSettings = (value: unknown): SettingsReading => {
  const { given, skipped } = readGivenSettings(value)
  return { settings: { ...defaultSettings, ...given }, skipped }
}
