import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/records/library.ts'
import { dayMs } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { turn, until } from '#tests/support/until.ts'
import { startDailyTasks } from '#wiring/restore-points/daily-tasks.ts'

const quietMs = 1000
const noCopy = /^You have no copy outside this browser\./

/** A user with so many movies, some days after they were first seen here, at a quiet moment. */
const visit = async (movies: number, days: number, options: TestAppOptions = {}) => {
  const titles = Array.from({ length: movies }, (_, index) => `Movie ${index}`)
  const started = await renderApp({ path: '/settings', stored: { watchlist: watchlistOf(...titles) }, ...options })
  const { app, clock, storage } = started
  await app.records.ready
  storage.setItem('uncopied-since', isoTimeOf(app.platform.now()) ?? '')
  clock.advance(days * dayMs)
  startDailyTasks(app)
  const quiet = async () => {
    clock.advance(quietMs)
    for (let count = 0; count < 20; count += 1) await turn()
  }
  return { ...started, quiet }
}

describe('the reminder of a copy', () => {
  it('is one line at a quiet moment, with an export, after which it is gone', async () => {
    const { I, files, quiet } = await visit(51, 30)
    expect(screen.queryByText(noCopy)).toBeNull()
    await quiet()
    await I.seeText(noCopy)
    await I.click('button', 'Export Data')
    await until(() => !screen.queryByText(noCopy))
    expect(files.map(({ name }) => name)).toEqual(['matinee-2026-01-02.json'])
  })

  it('says how much has changed since the last copy', async () => {
    const { app, quiet, I } = await visit(51, 30)
    app.memory.lastExport.set(isoTimeOf(Date.UTC(2025, 11, 1)) ?? '')
    await quiet()
    await I.seeText(/^51 changes are only in this browser\./)
  })

  it('never comes again once it was dismissed', async () => {
    const { I, app, storage, quiet } = await visit(51, 30)
    await quiet()
    await I.click('button', "Don't remind me again")
    await until(() => !screen.queryByText(noCopy))
    expect(storage.getItem('copy-notice')).toBe('dismissed')
    startDailyTasks(app)
    await quiet()
    expect(screen.queryByText(noCopy)).toBeNull()
  })

  it.each(['/', '/discover', '/tonight', '/nowhere'])('stays out of the way at %s', async (path) => {
    const { I, app, quiet } = await visit(51, 30, { path })
    await quiet()
    expect([app.view.uncopiedChanges.peek(), screen.queryByText(noCopy)]).toEqual([51, null])
    await I.click('link', /^Watchlist/)
    await I.seeText(noCopy)
  })

  it.each([
    ['fewer movies', 50, 900],
    ['fewer days', 51, 27],
  ])('does not come with %s', async (_, movies, days) => {
    const { app, quiet } = await visit(movies, days)
    await quiet()
    expect([app.view.uncopiedChanges.peek(), screen.queryByText(noCopy)]).toEqual([null, null])
  })

  it('waits 30 days after an import of records that are older', async () => {
    const started = await renderApp({ path: '/settings' })
    const { app, clock, storage } = started
    await app.records.ready
    clock.advance(400 * dayMs)
    const watchlist = watchlistOf(...Array.from({ length: 51 }, (_, index) => `Movie ${index}`))
    await app.records.change(() => ({ ...emptyLibrary, watchlist }))
    const look = async () => {
      startDailyTasks(app)
      clock.advance(quietMs)
      for (let count = 0; count < 20; count += 1) await turn()
      return app.view.uncopiedChanges.peek()
    }
    expect(await look()).toBe(null)
    clock.advance(30 * dayMs)
    expect(await look()).toBe(51)
    app.memory.lastExport.set(isoTimeOf(Date.UTC(2027, 2, 10)) ?? '')
    expect([app.view.uncopiedChanges.peek(), storage.getItem('uncopied-since')]).toEqual([null, null])
  })

  it('goes with the last record', async () => {
    const { I, app, quiet } = await visit(51, 30)
    await quiet()
    await I.seeText(noCopy)
    await app.records.change(() => emptyLibrary)
    await until(() => !screen.queryByText(noCopy))
  })
})
