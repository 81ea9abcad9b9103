import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRestorePoints } from '#stores/restore-points.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'

beforeAll(loadSettings, 120_000)

const point = /Jan 2, 2026.*Before an import/

const openPoints = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  await started.I.click('button', 'Show restore points')
  return { ...started, lines: () => linesOf(started.app.records.library().watchlist).toSorted() }
}

/** A point of Alien and Dune; since then Dune was watched, Heat was added and Alien removed. */
const openPoint = async (options: TestAppOptions = {}) => {
  const started = await renderApp({
    path: '/settings',
    stored: { watchlist: watchlistOf('Alien', 'Dune') },
    ...options,
  })
  const { app, I } = started
  await app.lazy.get(restorePoints).make('import')
  await app.records.change((library) => ({ ...library, watchlist: watchlistOf('Dune ✓', 'Heat') }))
  await I.click('button', 'Show restore points')
  await I.click('button', point)
  await I.see('button', 'Restore all')
  return { ...started, lines: () => linesOf(app.records.library().watchlist).toSorted() }
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Compared with now' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

/** The browser has no room for another point. */
const fullDisk: TestAppOptions['change'] = (services) => ({
  ...services,
  storage: {
    ...services.storage,
    callSyncWorker: (name, given) =>
      name === 'makeRestorePoint' && 'reason' in Object(given) && Object(given).reason === 'restore'
        ? Promise.reject(Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' }))
        : services.storage.callSyncWorker(name, given),
  },
})

describe('restore points', () => {
  it('are listed when a user asks for them', async () => {
    const { I } = await openPoints()
    await I.seeText(/^None yet/)
    await I.click('button', 'Show restore points')
    expect(screen.queryByText(/^None yet/)).toBeNull()
  })

  it('are not offered where the browser has no database', async () => {
    const { I } = await renderApp({ path: '/settings', database: undefined })
    await I.seeText(/there can't be any restore points/)
    expect(I.sees('button', 'Show restore points')).toBe(false)
  })

  it('say when and why they were made, and what differs from now', async () => {
    await openPoint()
    expect(rows()).toEqual([['Watchlist Items', '1', '1', '1']])
  })

  it('say so where nothing differs, or when they are damaged', async () => {
    const { app, I, world } = await renderApp({ path: '/settings', stored: { watchlist: watchlistOf('Alien') } })
    const made = await app.lazy.get(restorePoints).make('import')
    const { add } = createRestorePoints(world.database ?? indexedDB)
    await add({ ...(made ?? expect.fail()), reason: 'joining' }, new Uint8Array([1, 2]), false)
    await I.click('button', 'Show restore points')
    await I.click('button', point)
    await I.seeText('Nothing has changed since.')
    await I.click('button', /Before joining/)
    expect((await I.see('alert')).textContent).toMatch(/can't be read/)
    expect(screen.queryByText('Nothing has changed since.')).toBeNull()
    await I.click('button', /Before joining/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are compared again when the records change', async () => {
    const { app } = await openPoint()
    await app.records.change((library) => ({ ...library, watchlist: watchlistOf('Dune ✓', 'Heat', 'Ran') }))
    await until(() => rows()[0]?.[3] === '2')
    expect(rows()).toEqual([['Watchlist Items', '1', '1', '2']])
  })
})

describe('restoring', () => {
  it('brings back only what is missing, at once, after a point of its own', async () => {
    const { I, lines } = await openPoint()
    await I.click('button', 'Restore only what is missing')
    expect(await I.seeToast()).toEqual(['Data restored', 'What was missing is back'])
    expect(lines()).toEqual(['Alien', 'Dune ✓', 'Heat'])
    await I.see('button', /Before a restore/)
    expect(screen.getByRole('button', { name: point })).toHaveFocus()
  })

  it('brings back everything once the user has confirmed that newer things go', async () => {
    const { I, lines } = await openPoint()
    await I.click('button', 'Restore all')
    const dialog = within(await I.see('dialog', 'Restore all'))
    dialog.getByText(/Your data becomes what it was on Jan 2, 2026/)
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(lines()).toEqual(['Dune ✓', 'Heat'])
    await I.click('button', 'Restore all')
    await I.see('dialog', 'Restore all')
    await I.click('button', 'Restore all')
    expect(await I.seeToast()).toEqual(['Data restored', 'Your data is what it was then'])
    expect(lines()).toEqual(['Alien', 'Dune'])
  })

  it('can be undone, which leaves what has changed since', async () => {
    const { app, I, lines } = await openPoint()
    await I.click('button', 'Restore only what is missing')
    await I.seeToast()
    await app.records.change((library) => ({
      ...library,
      watchlist: [...library.watchlist, ...watchlistOf('Ran')],
    }))
    await I.click('button', 'Undo')
    await until(() => lines().length === 3)
    expect(lines()).toEqual(['Dune ✓', 'Heat', 'Ran'])
    await I.seeText('Undone: Data restored')
    expect(await I.seeToast()).toEqual(['Undone: Data restored', 'Restore only what is missing'])
  })

  it('stops where no point can be kept, until a backup is saved', async () => {
    const { I, lines, files } = await openPoint({ change: fullDisk })
    await I.click('button', 'Restore only what is missing')
    await I.see('dialog', 'No room for a restore point')
    expect(lines()).toEqual(['Dune ✓', 'Heat'])
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(files).toEqual([])
    await I.click('button', 'Restore only what is missing')
    await I.click('button', 'Save a backup and go on')
    await until(() => lines().length === 3)
    expect(files.map(({ name }) => name)).toEqual(['matinee-2026-01-02.json'])
    expect(files[0]?.text).toContain('Heat')
  })

  it('says when the browser refuses, and changes nothing', async () => {
    const { I } = await openPoint({
      change: (services) => ({
        ...services,
        records: {
          ...services.records,
          change: (operation, options) =>
            options?.acceptsLoss ? Promise.resolve(false) : services.records.change(operation, options),
        },
      }),
    })
    await I.click('button', 'Restore only what is missing')
    expect((await I.see('alert')).textContent).toMatch(/couldn't save the restored data/)
  })
})
