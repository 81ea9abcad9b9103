import { describe, expect, it } from 'vitest'
import { languageFor } from '#domain/languages.ts'
import { defaultSettings } from '#domain/library.ts'
import { countryOf, effectiveLanguage, effectiveRegion } from '#domain/settings.ts'
import { changeSetting, resetProviderSettings, type SettingChange } from '#domain/settings-change.ts'

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
  ])('%j changes only that', (change, settings) => {
    expect(changeSetting(chosen, change)).toStrictEqual({ kind: 'changed', settings })
  })

  it.each<[SettingChange]>([
    [{ field: 'region', value: 'de' }],
    [{ field: 'region', value: 'DEU' }],
    [{ field: 'region', value: '' }],
    [{ field: 'language', value: 'de' }],
    [{ field: 'language', value: 'nl-NL' }],
  ])('%j is refused', (change) => {
    expect(changeSetting(chosen, change)).toEqual({ kind: 'refused', field: change.field })
  })

  it.each<[SettingChange]>([
    [{ field: 'apiKey', value: ' ' }],
    [{ field: 'region', value: 'DE' }],
    [{ field: 'theme', value: 'system' }],
    [{ field: 'keyShortcuts', value: true }],
  ])('%j says what is so already and gives the same settings', (change) => {
    const result = changeSetting(chosen, change)
    expect(result.kind === 'changed' && result.settings).toBe(chosen)
  })
})

describe('resetting', () => {
  it('takes the provider fields back and leaves the theme and the keys', () => {
    const settings = { ...chosen, apiKey: 'k3y', includeAdult: true, theme: 'dark', keyShortcuts: false } as const
    expect(resetProviderSettings(settings)).toStrictEqual({ ...defaultSettings, theme: 'dark', keyShortcuts: false })
  })

  it('of defaults gives the same settings', () => {
    expect(resetProviderSettings(defaultSettings)).toBe(defaultSettings)
  })
})

describe('what is in force', () => {
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
  ])('the country of the tag %j is %s', (tag, country) => {
    expect(countryOf(tag)).toBe(country)
  })

  it('is the chosen region, else the browser’s country, else US', () => {
    expect(effectiveRegion(chosen, 'fr-FR')).toBe('DE')
    expect(effectiveRegion(defaultSettings, 'fr-FR')).toBe('FR')
    expect(effectiveRegion(defaultSettings, 'fr')).toBe('US')
  })

  it('is the chosen language, else en-US', () => {
    expect(effectiveLanguage(chosen)).toBe('de-DE')
    expect(effectiveLanguage(defaultSettings)).toBe('en-US')
  })

  it.each([
    ['de-AT', 'de-DE'],
    ['pt', 'pt-BR'],
    ['ZH-cn', 'zh-CN'],
    ['nl-NL', undefined],
    ['', undefined],
  ])('the browser’s %j is served by %s', (tag, language) => {
    expect(languageFor(tag)).toBe(language)
  })
})
