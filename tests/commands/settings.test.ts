import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/records/library.ts'
import type { SettingChange } from '#domain/settings/settings-change.ts'
import { commandsOver } from './command-language.ts'

const changes: readonly (readonly [string, SettingChange, object])[] = [
  ['API Key', { field: 'apiKey', value: ' 0123456789abcdef ' }, { apiKey: '0123456789abcdef' }],
  ['Region', { field: 'region', value: 'AT' }, { region: 'AT' }],
  ['Language', { field: 'language', value: 'de-DE' }, { language: 'de-DE' }],
  ['Content filter', { field: 'includeAdult', value: true }, { includeAdult: true }],
  ['Theme', { field: 'theme', value: 'light' }, { theme: 'light' }],
  ['Single-key shortcuts', { field: 'keyShortcuts', value: false }, { keyShortcuts: false }],
]

describe('changing a setting', () => {
  it.each(changes)('saves %s immediately and shows a message for 2000 ms', async (name, change, saved) => {
    const I = commandsOver()
    I.settings.change(change)
    expect(I.currentSettings()).toEqual({ ...defaultSettings, ...saved })
    await I.written()
    expect(I.messages).toEqual([`Settings saved / ${name} updated successfully`])
    expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['plain', 2000])
  })

  it('shows an error for 2000 ms and restores the setting when the browser refuses the write', async () => {
    const I = commandsOver()
    I.refuseWrites()
    I.settings.change({ field: 'theme', value: 'light' })
    await I.written()
    expect(I.currentSettings().theme).toBe('system')
    expect(I.messages).toEqual(['Failed to save settings / Unknown error occurred'])
    expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['error', 2000])
  })

  it('rejects an invalid value', async () => {
    const I = commandsOver()
    I.settings.change({ field: 'language', value: 'tlh' })
    await I.written()
    expect(I.currentSettings()).toEqual(defaultSettings)
    expect(I.messages).toEqual(['Failed to save settings / Unknown error occurred'])
  })
})

describe('resetting the settings', () => {
  it('resets everything except the theme and the keys, and shows a message for 3000 ms', async () => {
    const I = commandsOver()
    for (const [, change] of changes) I.settings.change(change)
    void I.settings.reset('everywhere')
    expect(I.currentSettings()).toEqual({ apiKey: '', includeAdult: false, theme: 'light', keyShortcuts: false })
    await I.written()
    expect(I.messages.at(-1)).toBe('Settings reset / All TMDB settings have been reset to defaults')
    expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['plain', 3000])
  })

  it('shows an error for 3000 ms when the browser refuses the write', async () => {
    const I = commandsOver()
    I.settings.change({ field: 'includeAdult', value: true })
    await I.written()
    I.refuseWrites()
    void I.settings.reset('everywhere')
    await I.written()
    expect(I.currentSettings().includeAdult).toBe(true)
    expect(I.messages.at(-1)).toBe('Failed to reset settings / Unknown error occurred')
    expect([I.toasts.current.peek()?.tone, I.toasts.current.peek()?.duration]).toEqual(['error', 3000])
  })
})

describe('movie details that fail to load', () => {
  it('show an error until it is dismissed', () => {
    const I = commandsOver()
    I.movies.announceDetailsFailed()
    expect(I.messages).toEqual(['Error / Failed to fetch movie details from TMDB'])
    I.clock.advance(3_600_000)
    expect(I.toasts.current.peek()?.open).toBe(true)
  })
})
