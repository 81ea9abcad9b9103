import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'

const openSettings = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  await started.I.see('heading', 'TMDB Settings')
  const choose = async (label: string, choice: string) => {
    await started.I.click('combobox', label)
    await started.I.click('option', choice)
  }
  return { ...started, choose, current: () => started.app.settings.current.peek() }
}

describe('Settings', () => {
  it('saves a key when the field is left, and tells the embedded catalogue from TMDB by it', async () => {
    const { I, current, app } = await openSettings({ buildKey: '' })
    await I.focus('API Key')
    await I.type(' 0123456789abcdef ')
    expect(current().apiKey).toBe('')
    await I.press('{Tab}')
    expect(current().apiKey).toBe('0123456789abcdef')
    expect(await I.seeToast()).toEqual(['Settings saved', 'API Key updated successfully'])
    expect(app.isDemo.peek()).toBe(false)
  })

  it('saves a key with Enter, once', async () => {
    const { I, current, app } = await openSettings()
    await I.focus('API Key')
    await I.type('0123456789abcdef{Enter}')
    expect(current().apiKey).toBe('0123456789abcdef')
    await I.seeToast()
    const toast = app.toasts.current.peek()?.id
    await I.press('{Tab}')
    expect(app.toasts.current.peek()?.id).toBe(toast)
  })

  it('hides the key until it is asked for', async () => {
    const { I } = await openSettings({ stored: { settings: { apiKey: 'secret', includeAdult: false } } })
    const field = screen.getByLabelText('API Key')
    expect([field.getAttribute('type'), field]).toEqual(['password', field])
    await I.click('button', 'Show the key')
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('secret')
    await I.click('button', 'Hide the key')
    expect(field).toHaveAttribute('type', 'password')
  })

  it.each([
    ['', '', 'Leave empty to use the demo catalogue; your own key shows all of TMDB.'],
    ['build-key', '', 'Leave empty to use the default key; a personal key gives higher rate limits.'],
    ['', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'This is a v4 access token. It is sent as such, and works like a key.'],
  ])("with build key '%s' and '%s' in the field hints: %s", async (buildKey, typed, hint) => {
    const { I } = await openSettings({ buildKey })
    await I.focus('API Key')
    if (typed) await I.type(typed)
    expect(screen.getByLabelText('API Key')).toHaveAccessibleDescription(hint)
  })

  it('saves the language at once, and asks for everything in it', async () => {
    const { I, choose, current, asked } = await openSettings()
    await choose('Language', 'German')
    expect(current().language).toBe('de-DE')
    await I.see('heading', 'TMDB-Einstellungen')
    expect(document.documentElement.lang).toBe('de-DE')
    expect(await I.seeToast('Meldungen')).toEqual(['Einstellungen gespeichert', 'Sprache: Änderung übernommen'])
    expect(asked().at(-1)).toBe('/genre/movie/list?language=de-DE')
    await choose('Sprache', 'Englisch (USA)')
    await I.see('heading', 'TMDB Settings')
    expect(document.documentElement.lang).toBe('en-US')
    await I.seeText('Language updated successfully')
  })

  it('shows the region of the browser until another is chosen', async () => {
    const { I, current } = await openSettings({ languages: ['de-AT', 'en'] })
    const region = await I.see('combobox', 'Region')
    expect(region).toHaveTextContent('Austria (AT)')
    expect(current().region).toBe(undefined)
  })

  it('saves a region that is typed', async () => {
    const { I, current } = await openSettings()
    const region = await I.see('combobox', 'Region')
    region.focus()
    await I.type('ger')
    expect(current().region).toBe('DE')
    expect(region).toHaveTextContent('Germany (DE)')
    expect(await I.seeToast()).toEqual(['Settings saved', 'Region updated successfully'])
  })

  it('saves the adult switch at once', async () => {
    const { I, current } = await openSettings()
    await I.click('checkbox', 'Include adult content')
    expect(current().includeAdult).toBe(true)
    expect(await I.seeToast()).toEqual(['Settings saved', 'Content filter updated successfully'])
  })

  it('goes back to the defaults, theme aside', async () => {
    const { I, current } = await openSettings({
      stored: { settings: { apiKey: 'mine', region: 'FR', language: 'fr-FR', includeAdult: true, theme: 'light' } },
    })
    await I.click('button', 'Reset to Defaults')
    expect(current()).toEqual({ apiKey: '', includeAdult: false, theme: 'light' })
    expect(await I.seeToast()).toEqual(['Settings reset', 'All TMDB settings have been reset to defaults'])
    expect(screen.getByLabelText('API Key')).toHaveValue('')
  })

  it('explains each field, and gives the provider its due', async () => {
    await openSettings()
    const page = within(screen.getByRole('main'))
    for (const words of [
      'Controls release dates and streaming services.',
      'Affects titles, descriptions and interface text.',
      'Controls mature content in search results.',
      'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
    ]) {
      expect(page.getByText(words)).toBeInTheDocument()
    }
    expect(page.getByRole('link', { name: /TMDB/ })).toHaveAttribute('href', 'https://www.themoviedb.org/')
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
    await choose('Theme', 'As the system')
    expect(theme()).toBe('dark')
  })
})
