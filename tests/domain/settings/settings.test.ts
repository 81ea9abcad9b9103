import { describe, expect, it } from 'vitest'
import { languageFor } from '#domain/movie/languages.ts'
import { defaultSettings } from '#domain/records/library.ts'
import { countryOf, effectiveLanguage, effectiveRegion } from '#domain/settings/settings.ts'
import { changeSetting, resetProviderSettings, type SettingChange } from '#domain/settings/settings-change.ts'

const chosen = { ...defaultSettings, region: 'DE', language: 'de-DE' }

describe('changing a setting', () => {
  it.each<[SettingChange, object]>([
    [
      { field: 'apiKey', value: ' k3y\n' },
      { ...chosen, apiKey: 'k3y' },
    ],
    [
      { field: 'region', value: 'FR' },
      { ...chosen, region: 'FR' },
    ],
    [
      { field: 'language', value: 'fr-FR' },
      { ...chosen, language: 'fr-FR' },
    ],
    [
      { field: 'includeAdult', value: true },
      { ...chosen, includeAdult: true },
    ],
    [
      { field: 'theme', value: 'light' },
      { ...chosen, theme: 'light' },
    ],
    [
      { field: 'keyShortcuts', value: false },
      { ...chosen, keyShortcuts: false },
    ],
    [
      { field: 'region', value: undefined },
      { ...defaultSettings, language: 'de-DE' },
    ],
    [
      { field: 'language', value: undefined },
      { ...defaultSettings, region: 'DE' },
    ],
  ])('changes only that field: %j', (change, settings) => {
    expect(changeSetting(chosen, change)).toStrictEqual({ kind: 'changed', settings })
  })

  it.each<[SettingChange]>([
    [{ field: 'region', value: 'de' }],
    [{ field: 'region', value: 'DEU' }],
    [{ field: 'region', value: '' }],
    [{ field: 'language', value: 'de' }],
    [{ field: 'language', value: 'nl-NL' }],
  ])('rejects %j', (change) => {
    expect(changeSetting(chosen, change)).toEqual({ kind: 'refused', field: change.field })
  })

  it.each<[SettingChange]>([
    [{ field: 'apiKey', value: ' ' }],
    [{ field: 'region', value: 'DE' }],
    [{ field: 'theme', value: 'system' }],
    [{ field: 'keyShortcuts', value: true }],
  ])('returns the same settings when nothing changes: %j', (change) => {
    const result = changeSetting(chosen, change)
    expect(result.kind === 'changed' && result.settings).toBe(chosen)
  })
})

describe('resetting the settings', () => {
  it('resets the provider fields and keeps the theme and the keys', () => {
    const settings = { ...chosen, apiKey: 'k3y', includeAdult: true, theme: 'dark', keyShortcuts: false } as const
    expect(resetProviderSettings(settings)).toStrictEqual({ ...defaultSettings, theme: 'dark', keyShortcuts: false })
  })

  it('returns the same settings when they are the defaults', () => {
    expect(resetProviderSettings(defaultSettings)).toBe(defaultSettings)
  })
})

describe('effective settings', () => {
  it.each([
    ['pt-BR', 'BR'],
    ['zh-Hans-CN', 'CN'],
    ['de-at', 'AT'],
    ['en-GB-oxendict', 'GB'],
    ['en', undefined],
    ['es-419', undefined],
    ['zh-Hant', undefined],
    ['en-x-de', undefined],
    ['', undefined],
  ])('derive the country of the tag %j: %s', (tag, country) => {
    expect(countryOf(tag)).toBe(country)
  })

  it('use the chosen region, then the browser’s country, then US', () => {
    expect(effectiveRegion(chosen, 'fr-FR')).toBe('DE')
    expect(effectiveRegion(defaultSettings, 'fr-FR')).toBe('FR')
    expect(effectiveRegion(defaultSettings, 'fr')).toBe('US')
  })

  it('use the chosen language, then en-US', () => {
    expect(effectiveLanguage(chosen)).toBe('de-DE')
    expect(effectiveLanguage(defaultSettings)).toBe('en-US')
  })

  it.each([
    ['de-AT', 'de-DE'],
    ['pt', 'pt-BR'],
    ['ZH-cn', 'zh-CN'],
    ['nl-NL', undefined],
    ['', undefined],
  ])('match the browser’s language %j to %s', (tag, language) => {
    expect(languageFor(tag)).toBe(language)
  })
})
