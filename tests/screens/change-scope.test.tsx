import { fireEvent, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChangeOptions } from '#stores/records/records.ts'
import { fakeExchange } from '#tests/support/fake-exchange.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'

beforeAll(loadSettings, 120_000)

const backup = new File(
  [
    JSON.stringify({
      metadata: { exportDate: '2026-01-01T12:00:00.000Z', dataSchema: '1' },
      data: { watchlist: watchlistOf('Arrival') },
    }),
  ],
  'mine.json',
  { type: 'application/json' },
)

/** Settings of a browser whose library other devices share, and the scopes of the changes that it makes. */
const openShared = async (library: string | null = 'a') => {
  const scopes: ChangeOptions['scope'][] = []
  const listening = (app: App): App => ({
    ...app,
    records: {
      ...app.records,
      change: async (operation, options) => {
        const before = app.records.library()
        const isDone = await app.records.change(operation, options)
        if (app.records.library() !== before) scopes.push(options?.scope)
        return isDone
      },
    },
  })
  const started = await renderApp({
    path: '/settings',
    stored: { watchlist: watchlistOf('Alien', 'Dune'), settings: { region: 'FR' } },
    parts: [[exchange, fakeExchange({ library }).exchange]],
    change: listening,
  })
  await started.I.see('heading', 'TMDB Settings')
  scopes.length = 0
  return { ...started, scopes, lines: () => linesOf(started.app.records.library().watchlist) }
}

type Shared = Awaited<ReturnType<typeof openShared>>

const acts: readonly (readonly [string, (shared: Shared) => Promise<unknown>, RegExp])[] = [
  [
    'an import that overwrites',
    async ({ I }) => {
      const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
      fireEvent.change(field, { target: { files: [backup] } })
      await I.see('dialog', 'Import Data')
      expect(I.sees('radio', 'Here only')).toBe(false)
      await I.click('radio', 'Overwrite')
    },
    /^Replace 2 movies$/,
  ],
  [
    'a restore of everything',
    async ({ I, app, scopes }) => {
      await app.lazy.get(restorePoints).make('import')
      await app.records.change((before) => ({ ...before, watchlist: watchlistOf('Dune') }))
      scopes.length = 0
      await I.click('button', 'Show restore points')
      await I.click('button', /Before an import/)
      await I.click('button', 'Restore all')
    },
    /^Restore all$/,
  ],
  ['a reset of the settings', ({ I }) => I.click('button', 'Reset to Defaults'), /^Reset to Defaults$/],
]

describe.each(acts)('where other devices share the library, %s', (_, ask, confirm) => {
  it('is for all of them unless the user says otherwise', async () => {
    const shared = await openShared()
    const { I, scopes } = shared
    await ask(shared)
    expect(await I.see('radio', 'On all devices')).toBeChecked()
    const dialog = within(await I.see('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: confirm }))
    await I.notSee('dialog')
    await until(() => scopes.length > 0)
    expect(scopes).toEqual([undefined])
  })

  it('can be for this browser alone, which then leaves the library', async () => {
    const shared = await openShared()
    const { I, scopes } = shared
    await ask(shared)
    await I.click('radio', 'Here only')
    expect(await I.see('radio', 'Here only')).toHaveAccessibleDescription(/This browser leaves the shared library/)
    const dialog = within(await I.see('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: confirm }))
    await I.notSee('dialog')
    await until(() => scopes.length > 0)
    expect(scopes).toEqual(['here'])
  })

  it('changes nothing when it is canceled', async () => {
    const shared = await openShared()
    const { I, scopes } = shared
    await ask(shared)
    const dialog = within(await I.see('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await I.notSee('dialog')
    expect(scopes).toEqual([])
  })
})

describe('where no other device shares the library', () => {
  it('the settings are reset at once', async () => {
    const { I, app } = await openShared(null)
    await I.click('button', 'Reset to Defaults')
    expect([I.sees('dialog'), app.settings.current.peek().region]).toEqual([false, undefined])
  })

  it.each(acts.slice(0, 2))('%s does not ask where', async (_, ask) => {
    const unshared = await openShared(null)
    await ask(unshared)
    await unshared.I.see('dialog')
    expect(unshared.I.sees('radio', 'Here only')).toBe(false)
  })
})

it('from the first file on, the settings ask where', async () => {
  const { exchange: changing, written } = fakeExchange()
  const identity = async () => ({ device: 'a'.repeat(10), library: written.length > 0 ? 'a' : null })
  const { I } = await renderApp({ path: '/settings', parts: [[exchange, { ...changing, identity }]] })
  expect(await I.see('button', 'Reset to Defaults')).not.toHaveAttribute('aria-haspopup')
  await I.click('button', 'Send to Another Device')
  await I.click('button', 'Create File')
  await I.click('button', 'Done')
  await I.notSee('dialog')
  await I.click('button', 'Reset to Defaults')
  await I.see('dialog', 'Reset to Defaults')
})
