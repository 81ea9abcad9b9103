import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { minute, movie, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { listed, page, searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)

const hidden = (...movies: readonly Movie[]) =>
  movies.map((movie) => ({ movieId: movie.id, addedAt: minute(1), movie: slimSnapshotOf(snapshotOf(movie)) }))

const answers = { [trendingPath]: titles('Alien', 'Dune', 'Heat'), [searchPath]: titles('Alien', 'Aliens') }
const open = (options: TestAppOptions = {}) => renderApp({ answers, ...options })

describe('a movie that is not for me', () => {
  it.each(['/', '/discover?tab=trending'])('is put away from its card at %s, and is back after Undo', async (path) => {
    const { I, app } = await open({ path })
    await I.click('button', 'Not for me: Dune')
    expect(await I.seeToast()).toEqual(['Hidden', "Dune won't be suggested anymore."])
    expect(cards()).toEqual(['Alien', 'Heat'])
    await I.click('button', 'Undo')
    await until(() => cards().join() === 'Alien,Dune,Heat')
    expect(app.lists.hidden.items.peek()).toEqual([])
  })

  it('is put away from the similar movies', async () => {
    const { I, app } = await openAlien({
      [`/movie/${alienId}/recommendations`]: page(listed('Dune'), listed('Heat')),
    })
    await I.click('button', 'Not for me: Dune')
    await I.notSee('link', 'Dune (1979)')
    expect(I.sees('link', 'Heat (1979)')).toBe(true)
    expect(app.lists.hidden.items.peek().map(({ movie: { title } }) => title)).toEqual(['Dune'])
  })

  it('is one movie only when its button is clicked twice', async () => {
    const { I } = await open()
    fireEvent.click(await I.see('button', 'Not for me: Dune'), { detail: 1 })
    await until(() => cards().length === 2)
    fireEvent.click(await I.see('button', 'Not for me: Heat'), { detail: 2 })
    expect(cards()).toEqual(['Alien', 'Heat'])
  })

  it('cannot be one of the watchlist that is left to watch', async () => {
    const stored = { watchlist: watchlistOf('Alien', 'Dune ✓') }
    const { I } = await open({ path: '/discover?tab=trending', stored })
    await I.see('button', 'Not for me: Dune')
    await I.see('button', 'Not for me: Heat')
    expect(I.sees('button', 'Not for me: Alien')).toBe(false)
  })

  it('is found by a search, marked, and put back from its card', async () => {
    const { I, app } = await open({ path: '/discover?query=alien', stored: { 'not-for-me': hidden(movie('Alien')) } })
    const button = await I.see('button', 'Not for me: Alien')
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await I.click('button', 'Not for me: Alien')
    await until(() => app.lists.hidden.items.peek().length === 0)
    expect(cards()).toEqual(['Alien', 'Aliens'])
  })

  it('is marked in the results of the search box', async () => {
    const { I } = await open({ stored: { 'not-for-me': hidden(movie('Alien')) } })
    await I.focus('Search for movies')
    await I.type('alien')
    await I.see('grid', 'Search results')
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
    await until(() => rows().join().includes('Not for me'))
    expect(rows()).toEqual(['No ImageAlien1979 · Not for me8.2', 'No ImageAliens19798.2'])
  })

  it('is listed in Settings until it is put back', async () => {
    const { I, app } = await open({ path: '/settings', stored: { 'not-for-me': hidden(movie('Alien')) } })
    await I.click('button', 'Restore: Alien')
    await I.seeText(/^No movies are hidden/)
    expect(app.lists.hidden.items.peek()).toEqual([])
  })

  it('makes room on Home for the next page of movies', async () => {
    const { I, app } = await renderApp()
    await I.see('heading', 'Recommended for You')
    await until(() => cards().length === 20)
    const [, second = ''] = cards()
    const { results } = await app.provider.queryClient.fetchQuery(app.provider.queries.peek().trending(1))
    const first = hidden(...results.slice(0, 1))
    await act(() => app.records.change((library) => ({ ...library, notForMe: first })))
    await until(() => cards()[0] === second)
    await until(() => cards().length === 20)
  })
})
