import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf, idOf, minute, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'

const viewed = (movieId: number, ...days: readonly (string | null)[]) => ({
  movieId,
  watchedAt: days[0] ?? null,
  plays: days.map((watchedAt, index) => ({
    id: index + 1,
    watchedAt,
    createdAt: minute(index),
    lastModified: minute(index),
  })),
})

const movieOf = (button: Element): HTMLElement => {
  const movie = button.closest<HTMLElement>('[role=dialog]')
  if (!movie) throw new Error('The button is on no movie.')
  return movie
}

describe('a movie to watch again', () => {
  it('says so, and is watched as before once it is taken off the watchlist', async () => {
    const history = [viewed(alienId, '2025-11-27', '2024-05-01')]
    const { I, app } = await openAlien({}, { stored: { watchlist: watchlistOf('Alien'), 'watch-history': history } })
    const before = app.records.watchHistory.peek()
    await I.click('button', 'To watch again · seen twice, last Nov 27, 2025')
    await I.see('button', /^Watched.*Nov 27, 2025/)
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'Alien has been updated in your watchlist'])
    expect([app.records.watchHistory.peek(), app.lists.watchlist.counts.peek().watched]).toEqual([before, 1])
    fireEvent.click(await I.see('button', 'Undo'))
    await I.see('button', 'To watch again · seen twice, last Nov 27, 2025')
  })

  it.each([
    ['/watchlist', 'posters'],
    ['/watchlist', 'rows'],
    ['/', 'posters'],
  ])('says so on its card at %s in %s', async (path, listDensity) => {
    const history = [viewed(idOf('Dune'), null)]
    const stored = { watchlist: watchlistOf('Alien', 'Dune'), 'watch-history': history, listDensity }
    const { I } = await renderApp({ path, stored })
    await I.seeText('To watch again · seen once')
  })
})

describe('a movie with a viewing that is on no list', () => {
  it.each([
    ['Add to Watched', 'watched'],
    ['Watch again', 'want-to-watch'],
  ])("offers '%s', without a new viewing", async (label, status) => {
    const { I, app } = await openAlien({}, { stored: { 'watch-history': [viewed(alienId, '2025-11-27')] } })
    const before = app.records.watchHistory.peek()
    const state = await I.see('button', 'Seen · last Nov 27, 2025')
    // Cards of the page behind the movie have buttons of their own.
    expect(within(movieOf(state)).queryByRole('button', { name: 'Add Alien to watchlist' })).toBe(null)
    await I.click('button', 'Seen · last Nov 27, 2025')
    await I.click('menuitem', label)
    expect(app.records.watchlist.peek().map((item) => item.status)).toEqual([status])
    expect(app.records.watchHistory.peek()).toEqual(before)
  })
})

describe('the card of a movie with a viewing that is on no list', () => {
  it('offers no + above it, and its eye adds the movie to the watched ones without a new viewing', async () => {
    const stored = { 'watch-history': [viewed(idOf('Dune'), '2025-11-27')] }
    const { I, app } = await renderApp({
      path: '/discover?tab=trending',
      stored,
      answers: { [trendingPath]: titles('Dune', 'Heat') },
    })
    await I.seeText('Seen · last Nov 27, 2025')
    expect([I.sees('button', 'Add Dune to watchlist'), I.sees('button', 'Add Heat to watchlist')]).toEqual([
      false,
      true,
    ])
    const before = app.records.watchHistory.peek()
    await I.click('button', 'Mark Dune as watched')
    await I.see('button', 'You have watched Dune')
    expect([app.records.watchHistory.peek(), app.lists.watchlist.counts.peek().watched]).toEqual([before, 1])
  })
})

describe('a movie of a collection that was seen and is on no list', () => {
  it.each(['posters', 'rows'])('says so in %s', async (listDensity) => {
    const { collections, collectionMovies } = collectionsOf({ Space: ['Dune'] })
    const stored = {
      collections,
      'collection-movies': collectionMovies,
      'watch-history': [viewed(idOf('Dune'), '2025-11-27')],
      listDensity,
    }
    const { I } = await renderApp({ path: `/collections/${collections[0]?.id}`, stored })
    await I.seeText('Seen · last Nov 27, 2025')
  })
})

describe('a movie that was on no list', () => {
  it('was watched, as its toast says', async () => {
    const { I } = await openAlien()
    await I.click('button', 'Mark as Watched')
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'You have watched Alien'])
  })
})
