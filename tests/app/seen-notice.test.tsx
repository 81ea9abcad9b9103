import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSeenListing } from '#commands/seen-listing.ts'
import { isSeenListed } from '#domain/lists/seen-listing.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, linesOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { startDailyTasks } from '#wiring/restore-points/daily-tasks.ts'

const viewing = { id: 1, watchedAt: '2025-11-27', createdAt: minute(1), lastModified: minute(1) }

/** As an earlier release left it: Alien was taken off Watched, and Heat was only rated. */
const stored = {
  watchlist: watchlistOf('Dune'),
  'watch-history': [
    { movieId: idOf('Alien'), watchedAt: '2025-11-27', movie: slimSnapshotOf(snapshot('Alien')), plays: [viewing] },
    { movieId: idOf('Heat'), watchedAt: null, rating: 9, movie: slimSnapshotOf(snapshot('Heat')), plays: [] },
  ],
}

const text = /^2 movies that you had watched or rated were on no list/

const visit = async () => {
  const page = await renderApp({ path: '/watched', stored })
  const { app } = page
  const list = () => linesOf(app.records.watchlist.peek()).toSorted()
  return { ...page, list, putRight: () => act(() => app.lazy.get(createSeenListing).putRight()) }
}

describe('what an earlier release left on no list', () => {
  it('is watched from the first quiet moment on, and a notice says so until it is dismissed', async () => {
    const { I, app, clock, list } = await visit()
    startDailyTasks(app)
    clock.advance(1000)
    await I.seeText(text)
    expect(list()).toEqual(['Alien ✓', 'Dune', 'Heat ✓'])
    await I.seeText('2 movies watched')
    await I.click('button', 'Dismiss this notice')
    expect([I.sees('button', 'Undo'), app.memory.notices.seenListed.peek(), list().length]).toEqual([false, 0, 3])
  })

  it('is as it was after Undo, and is not put right again', async () => {
    const { I, app, clock, list, putRight } = await visit()
    await putRight()
    await I.click('button', 'Undo')
    expect(await I.seeToast()).toEqual(['Undone: Marked as Watched', '2 movies'])
    expect([list(), isSeenListed(app.records.settings.peek())]).toEqual([['Dune'], true])
    await putRight()
    expect([list(), app.memory.notices.seenListed.peek()]).toEqual([['Dune'], 0])
    // The second click of a double click does nothing.
    clock.advance(500)
    await I.click('button', 'Redo')
    await until(() => list().join() === 'Alien ✓,Dune,Heat ✓')
  })

  it('keeps what was changed since when it is undone', async () => {
    const { I, app, list, putRight } = await visit()
    await putRight()
    await act(() => app.lists.watchlist.setStatus([idOf('Heat')], 'want-to-watch'))
    await I.click('button', 'Undo')
    expect(await I.seeToast()).toEqual(['Undone: Marked as Watched', '1 movie was changed since and stays.'])
    expect(list()).toEqual(['Dune', 'Heat'])
  })

  it('is said in the next visit too', async () => {
    const { I } = await renderApp({ stored: { watchlist: watchlistOf('Dune'), 'seen-notice': 2 } })
    await I.seeText(text)
  })

  it('is nothing where nothing was seen, of which no setting tells', async () => {
    const { app } = await renderApp({ stored: { watchlist: watchlistOf('Dune') } })
    await app.lazy.get(createSeenListing).putRight()
    expect(isSeenListed(app.records.settings.peek())).toBe(false)
  })
})
