import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/library.ts'
import { readGivenSettings, readSettings } from '#domain/stored-settings.ts'

describe('settings', () => {
  it('that are absent are the defaults', () => {
    expect(readSettings(undefined)).toEqual({ settings: defaultSettings, skipped: [] })
    expect(readSettings('dark')).toEqual({
      settings: defaultSettings,
      skipped: [{ row: 'dark', reason: 'not an object' }],
    })
  })

  it('in snake_case are understood, and unknown fields stay', () => {
    expect(
      readSettings({ api_key: 'k3y', include_adult: true, region: 'DE', density: 'small' }).settings,
    ).toStrictEqual({
      apiKey: 'k3y',
      region: 'DE',
      includeAdult: true,
      theme: 'system',
      keyShortcuts: true,
      density: 'small',
    })
  })

  it('with wrong values have defaults there, and say which', () => {
    expect(
      readSettings({ region: 'usa', language: 'xx', includeAdult: 'no', theme: 'light', keyShortcuts: 1 }),
    ).toStrictEqual({
      settings: { ...defaultSettings, theme: 'light' },
      skipped: [
        { row: { region: 'usa' }, reason: 'region' },
        { row: { language: 'xx' }, reason: 'language' },
        { row: { includeAdult: 'no' }, reason: 'includeAdult' },
        { row: { keyShortcuts: 1 }, reason: 'keyShortcuts' },
      ],
    })
  })

  it('given in part are told apart from defaults', () => {
    expect(readGivenSettings({ region: 'DE' })).toStrictEqual({ given: { region: 'DE' }, skipped: [] })
  })
})
