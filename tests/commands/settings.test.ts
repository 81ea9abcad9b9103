import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/library.ts'
import type { SettingChange } from '#domain/settings-change.ts'
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
  it.each(changes)('saves %s at once and says so for 2000 ms', async (name, change, saved) => {
    const I = commandsOver()
    I.settings.change(change)
    expect(I.currentSettings()).toMatchObject(saved)
    await I.written()
    expect(I.said).toEqual([`Settings saved / ${name} updated successfully`])
    expect(I.toasts.current.peek()).toMatchObject({ tone: 'plain', duration: 2000 })
  })

  it('says for 2000 ms that the browser refused, and all is as it was', async () => {
    const I = commandsOver()
    I.refuseWrites()
    I.settings.change({ field: 'theme', value: 'light' })
    await I.written()
    expect(I.currentSettings().theme).toBe('system')
    expect(I.said).toEqual(['Failed to save settings / Unknown error occurred'])
    expect(I.toasts.current.peek()).toMatchObject({ tone: 'error', duration: 2000 })
  })

  it('refuses a value that the field cannot have', async () => {
    const I = commandsOver()
    I.settings.change({ field: 'language', value: 'tlh' })
    await I.written()
    expect(I.currentSettings()).toEqual(defaultSettings)
    expect(I.said).toEqual(['Failed to save settings / Unknown error occurred'])
  })
})

describe('resetting the settings', () => {
  it('brings all but the theme and the keys to the defaults and says so for 3000 ms', async () => {
    const I = commandsOver()
    for (const [, change] of changes) I.settings.change(change)
    I.settings.reset()
    expect(I.currentSettings()).toEqual({ apiKey: '', includeAdult: false, theme: 'light', keyShortcuts: false })
    await I.written()
    expect(I.said.at(-1)).toBe('Settings reset / All TMDB settings have been reset to defaults')
    expect(I.toasts.current.peek()).toMatchObject({ tone: 'plain', duration: 3000 })
  })

  it('says for 3000 ms that the browser refused', async () => {
    const I = commandsOver()
    I.settings.change({ field: 'includeAdult', value: true })
    await I.written()
    I.refuseWrites()
    I.settings.reset()
    await I.written()
    expect(I.currentSettings().includeAdult).toBe(true)
    expect(I.said.at(-1)).toBe('Failed to reset settings / Unknown error occurred')
    expect(I.toasts.current.peek()).toMatchObject({ tone: 'error', duration: 3000 })
  })
})

describe('movie details that could not be had', () => {
  it('are an error that stays', () => {
    const I = commandsOver()
    I.movies.announceDetailsFailed()
    expect(I.said).toEqual(['Error / Failed to fetch movie details from TMDB'])
    I.clock.advance(3_600_000)
    expect(I.toasts.current.peek()?.open).toBe(true)
  })
})
