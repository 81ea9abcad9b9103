import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/records/library.ts'
import { readGivenSettings, readSettings } from '#domain/stored/stored-settings.ts'

describe('stored settings', () => {
  it('default when absent', () => {
    expect(readSettings(undefined)).toEqual({ settings: defaultSettings, skipped: [] })
    expect(readSettings('dark')).toEqual({
      settings: defaultSettings,
      skipped: [{ row: 'dark', reason: 'not an object' }],
    })
  })

  it('can be in snake_case, and keep unknown fields', () => {
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

  it('use the defaults for invalid values, and report which', () => {
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

  it.each<[unknown, boolean]>([
    [{ genres: [27] }, true],
    [{ genres: [], keywords: [818], age: { country: 'US', rating: 'PG-13' }, moods: ['dark'] }, true],
    [{ keywords: [818] }, false],
    [{ genres: [27], keywords: ['818'] }, false],
    [{ genres: [], age: 'PG-13' }, false],
    [{ genres: [], age: { country: 'usa', rating: 'R' } }, false],
    [[27], false],
  ])('know what is never to be shown from %j: %s', (neverShow, isKept) => {
    expect(readSettings({ neverShow })).toStrictEqual({
      settings: isKept ? { ...defaultSettings, neverShow } : defaultSettings,
      skipped: isKept ? [] : [{ row: { neverShow }, reason: 'neverShow' }],
    })
  })

  it('distinguish given values from defaults', () => {
    expect(readGivenSettings({ region: 'DE' })).toStrictEqual({ given: { region: 'DE' }, skipped: [] })
  })
})
