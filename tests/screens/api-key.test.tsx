import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { heldAnswer } from '#tests/support/held-answer.ts'
import { openSettings } from '#tests/support/open-settings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import type { Answer } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const token = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl'

describe('The API key in Settings', () => {
  it('saves a key when the field loses the focus, and switches from the embedded catalog to TMDB', async () => {
    const { I, current, app } = await openSettings({ buildKey: '' })
    await I.focus('API Key')
    await I.type(' 0123456789abcdef ')
    expect(current().apiKey).toBe('')
    await I.press('{Tab}')
    expect(current().apiKey).toBe('0123456789abcdef')
    expect(await I.seeToast()).toEqual(['Settings saved', 'API Key updated successfully'])
    expect(app.provider.isDemo.peek()).toBe(false)
  })

  it('saves a key with Enter, once', async () => {
    const { I, current, app } = await openSettings()
    await I.focus('API Key')
    await I.type('0123456789abcdef{Enter}')
    expect(current().apiKey).toBe('0123456789abcdef')
    await I.seeToast()
    const toast = app.view.toasts.current.peek()?.id
    await I.press('{Tab}')
    expect(app.view.toasts.current.peek()?.id).toBe(toast)
  })

  it('hides the key until it is revealed', async () => {
    const { I } = await openSettings({ stored: { settings: { apiKey: 'secret', includeAdult: false } } })
    const field = screen.getByLabelText('API Key')
    expect([field.getAttribute('type'), field]).toEqual(['password', field])
    await I.click('button', 'Show key')
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('secret')
    await I.click('button', 'Hide key')
    expect(field).toHaveAttribute('type', 'password')
  })

  it.each([
    ['', '', 'Leave blank for the demo catalog. Add your key to search all of TMDB.'],
    ['build-key', '', 'Leave blank to use the default key. A personal key gives you higher rate limits.'],
    ['', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'This is a v4 access token. It works just like an API key.'],
  ])("shows the hint for build key '%s' and '%s' in the field: %s", async (buildKey, typed, hint) => {
    const { I } = await openSettings({ buildKey })
    await I.focus('API Key')
    if (typed) await I.type(typed)
    expect(screen.getByLabelText('API Key')).toHaveAccessibleDescription(hint)
  })

  it.each<[string, string, Answer, string]>([
    ['a key that TMDB accepts', '0123456789abcdef', () => Response.json({ genres: [] }), 'This key works.'],
    ['a v4 token that TMDB accepts', token, () => Response.json({ genres: [] }), 'This v4 access token works.'],
    [
      'a key that TMDB refuses',
      '0123456789abcdef',
      () => new Response('{}', { status: 401 }),
      "TMDB didn't accept this key. Make sure it's complete and that it's your account's v3 API key.",
    ],
    [
      'a v4 token that TMDB refuses',
      token,
      () => new Response('{}', { status: 401 }),
      "TMDB didn't accept this v4 access token. Copy it again, or use the shorter v3 API key.",
    ],
    [
      'no network',
      '0123456789abcdef',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "We couldn't reach TMDB. Check your connection; your key may be fine.",
    ],
    [
      'TMDB being unavailable',
      '0123456789abcdef',
      () => new Response('{}', { status: 503, statusText: 'Service Unavailable' }),
      'TMDB API error: 503 Service Unavailable',
    ],
  ])('shows the result of the test: %s', async (_, key, answer, said) => {
    const { I, answers } = await openSettings({ buildKey: '' })
    expect(await I.see('button', 'Test key')).toBeDisabled()
    await I.focus('API Key')
    await I.type(key)
    answers.set('/genre/movie/list', answer)
    await I.click('button', 'Test key')
    await I.seeText(said)
    expect(screen.getByLabelText('API Key')).toHaveAccessibleDescription(expect.stringContaining(said))
    await I.focus('API Key')
    await I.type('x')
    await until(() => screen.queryByText(said) === null)
  })

  it('shows no result for a key that was saved only after another one was typed', async () => {
    const saving = heldAnswer()
    const saveKey = () => saving.after.then(() => true)
    const commands = { change: () => {}, saveKey, announceSaved: () => {}, reset: () => {} }
    const { I } = await openSettings({ parts: [[createSettingsCommands, commands]] })
    await I.focus('API Key')
    await I.type('0123456789abcdef{Enter}')
    await I.type('another')
    saving.answer()
    await settled()
    expect(screen.queryByText('This key works.')).toBe(null)
    expect(screen.getByLabelText('API Key')).toHaveValue('another')
  })

  it('tests a key that was saved, and does not say that all is well when TMDB refuses it', async () => {
    const { I, answers, app, current } = await openSettings({ buildKey: '' })
    answers.set('/genre/movie/list', () => new Response('{}', { status: 401 }))
    await I.focus('API Key')
    await I.type('0123456789abcdef{Enter}')
    await I.seeText("TMDB didn't accept this key. Make sure it's complete and that it's your account's v3 API key.")
    expect([current().apiKey, app.view.toasts.current.peek()]).toEqual(['0123456789abcdef', null])
  })

  it('says how to get a key, with a link to where TMDB gives it', async () => {
    const { I } = await openSettings()
    expect(await I.see('link', 'Get a key from TMDB')).toHaveAttribute(
      'href',
      'https://www.themoviedb.org/settings/api',
    )
    await I.seeText(/the API key \(v3\) or the longer API Read Access Token \(v4\)/)
  })

  it('shows the result until another key is saved elsewhere', async () => {
    const { I, app } = await openSettings({ buildKey: '' })
    await I.focus('API Key')
    await I.type('0123456789abcdef')
    await I.click('button', 'Test key')
    await I.seeText('This key works.')
    expect(app.settings.current.peek().apiKey).toBe('0123456789abcdef')
    act(() => app.lazy.get(createSettingsCommands).change({ field: 'apiKey', value: 'fedcba9876543210' }))
    expect(screen.queryByText('This key works.')).toBe(null)
    expect(screen.getByLabelText('API Key')).toHaveValue('fedcba9876543210')
  })

  it('explains in the language of the interface why a key could not be tested', async () => {
    const { I, answers, choose } = await openSettings({ buildKey: '' })
    await choose('Language', /Deutsch/)
    await I.focus('API-Schlüssel')
    await I.type('0123456789abcdef')
    answers.set('/genre/movie/list', () => new Response('{}', { status: 503, statusText: 'Service Unavailable' }))
    await I.click('button', 'Schlüssel testen')
    await I.seeText('TMDB-API-Fehler: 503 Service Unavailable')
  })
})
