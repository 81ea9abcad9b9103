import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSettings } from '#tests/support/open-settings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

/** Settings that a reset keeps. */
const kept = { theme: 'light', keyShortcuts: false }

describe('Settings', () => {
  it('saves the language at once, and requests everything in it', async () => {
    const { I, choose, current, asked } = await openSettings()
    await choose('Language', /^Deutsch/)
    expect(current().language).toBe('de-DE')
    await I.see('heading', 'TMDB-Einstellungen')
    expect(document.documentElement.lang).toBe('de-DE')
    expect(await I.seeToast('Benachrichtigungen')).toEqual([
      'Einstellungen gespeichert',
      'Sprache: Änderung übernommen',
    ])
    expect(asked().at(-1)).toBe('/genre/movie/list?language=de-DE')
    await choose('Sprache', /^English/)
    await I.see('heading', 'TMDB Settings')
    expect(document.documentElement.lang).toBe('en-US')
    await I.seeText('Language updated successfully')
  })

  it('says how much is kept for visits without a network, and removes it', async () => {
    const { I, app } = await renderApp()
    const { answers } = await app.storage.keptAnswers()
    for (const key of ['a movie', 'a person']) await answers.write(key, 'x'.repeat(1_500_000), [])
    await I.click('link', 'Settings')
    const card = within(await I.see('region', 'Available offline'))
    const sizes = () => card.getAllByRole('definition').map(({ textContent }) => textContent)
    await until(() => sizes()[0] !== 'Loading...')
    expect(sizes()).toEqual(['0 MB', '2.9 MB'])
    await I.click('button', 'Remove')
    await until(() => sizes()[1] === '0 MB')
    expect(await answers.size()).toBe(0)
  })

  it('shows the region of the browser until another is chosen', async () => {
    const { I, current } = await openSettings({ languages: ['de-AT', 'en'] })
    const region = await I.see('combobox', 'Region')
    expect(region).toHaveValue('Austria (AT)')
    expect(current().region).toBe(undefined)
  })

  it('filters the regions by what is typed, ignoring accents, and saves the chosen one', async () => {
    const { I, current } = await openSettings()
    const region = await I.see('combobox', 'Region')
    await I.click('combobox', 'Region')
    await I.type('turki')
    await until(() => document.querySelectorAll('[role=option]').length === 1)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Türkiye (TR)'])
    await I.click('option', 'Türkiye (TR)')
    expect(current().region).toBe('TR')
    expect(region).toHaveValue('Türkiye (TR)')
    expect(await I.seeToast()).toEqual(['Settings saved', 'Region updated successfully'])
  })

  it('finds a region by its code, and says when nothing matches', async () => {
    const { I } = await openSettings()
    await I.click('combobox', 'Region')
    await I.type('(at')
    await I.see('option', 'Austria (AT)')
    await I.type('lantis')
    await I.seeText('No regions found.')
  })

  it('shows each language by its own name, and by its name in the language of the page', async () => {
    const { I } = await openSettings()
    await I.click('combobox', 'Language')
    await I.see('option')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English (US)',
      'EspañolSpanish',
      'FrançaisFrench',
      'DeutschGerman',
      'ItalianoItalian',
      '日本語Japanese',
      '한국어Korean',
      'Português (Brasil)Portuguese (Brazil)',
      '简体中文Chinese (Simplified)',
      'РусскийRussian',
    ])
    expect(screen.getByText('日本語')).toHaveAttribute('lang', 'ja-JP')
  })

  it('saves the adult switch at once', async () => {
    const { I, current } = await openSettings()
    await I.click('checkbox', 'Include adult content')
    expect(current().includeAdult).toBe(true)
    expect(await I.seeToast()).toEqual(['Settings saved', 'Content filter updated successfully'])
  })

  it('resets to the defaults, except the theme and the keyboard shortcuts', async () => {
    const { I, current } = await openSettings({
      stored: { settings: { apiKey: 'mine', region: 'FR', language: 'en-US', includeAdult: true, ...kept } },
    })
    await I.click('button', 'Reset to Defaults')
    expect(current()).toEqual({ apiKey: '', includeAdult: false, ...kept })
    expect(await I.seeToast()).toEqual(['Settings reset', 'All TMDB settings have been reset to defaults'])
    expect(screen.getByLabelText('API Key')).toHaveValue('')
  })

  it('restores the previous settings with Undo', async () => {
    const settings = { apiKey: 'mine', region: 'FR', includeAdult: true, ...kept }
    const { I, current } = await openSettings({ stored: { settings } })
    await I.click('button', 'Reset to Defaults')
    await I.click('button', 'Undo')
    await until(() => current().apiKey === 'mine')
    expect(current()).toEqual(settings)
    expect(await I.see('combobox', 'Region')).toHaveValue('France (FR)')
  })

  it.each([
    ['combobox', 'Region', 'Controls release dates and streaming services.'],
    ['combobox', 'Language', 'Affects titles, descriptions and interface text.'],
    ['checkbox', 'Include adult content', 'Content filter: controls mature content in search results.'],
    [
      'checkbox',
      'Single-key shortcuts',
      'Press / to search and ? to see all shortcuts. Turn them off if you use voice input or press keys by accident.',
    ],
  ] as const)('describes the field to a screen reader: %s %s', async (role, name, hint) => {
    await openSettings()
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(hint)
  })

  it('explains each field, and credits the provider', async () => {
    await openSettings()
    const page = within(screen.getByRole('main'))
    for (const text of [
      'Controls release dates and streaming services.',
      'Affects titles, descriptions and interface text.',
      'Content filter: controls mature content in search results.',
      'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
    ]) {
      expect(page.getByText(text)).toBeInTheDocument()
    }
    const links = page.getAllByRole('link', { name: /TMDB/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get a key from TMDB', 'https://www.themoviedb.org/settings/api'],
      ['The Movie Database (TMDB)', 'https://www.themoviedb.org/'],
      ["TMDB's terms of use", 'https://www.themoviedb.org/api-terms-of-use'],
    ])
    expect(links[1]?.querySelector('img')?.src).toMatch(/tmdb-logo\.svg|^data:image\/svg/)
    expect(page.getByText(/from TMDB are kept in this browser for 180 days at most/)).toBeInTheDocument()
    expect(page.getByRole('link', { name: 'JustWatch' })).toHaveAttribute('href', 'https://www.justwatch.com/')
  })
})

describe('the theme of the document', () => {
  it('follows the system until one is chosen', async () => {
    const { system, choose, current } = await openSettings()
    const theme = () => document.documentElement.dataset['theme']
    expect(theme()).toBe('dark')
    system.turn(true)
    expect(theme()).toBe('light')
    await choose('Theme', 'Dark')
    expect([theme(), current().theme]).toEqual(['dark', 'dark'])
    system.turn(false)
    await choose('Theme', 'Light')
    expect(theme()).toBe('light')
    await choose('Theme', 'Match system')
    expect(theme()).toBe('dark')
  })
})
