import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/watch-history.ts'
import { collectionsOf, idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const entry = (title: string, film: object, play: object = {}) => ({
  movieId: idOf(title),
  watchedAt: '2026-02-03',
  movie: slimSnapshotOf(snapshot(title)),
  plays: [{ id: 1, watchedAt: '2026-02-03', createdAt: minute(1), lastModified: minute(1), ...play }],
  ...film,
})

const titles = ['Alien ✓', 'Dune ✓', 'Heat ✓'] as const
const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune', 'Heat'] })
const stored = {
  watchlist: watchlistOf(...titles),
  collections,
  'collection-movies': collectionMovies,
  'watch-history': [
    entry('Alien', { rating: 9, tags: ['cinema'] }),
    entry('Dune', {}, { rating: 6, tags: ['with Ann'] }),
    entry('Heat', { rating: 9 }),
  ],
}
const space = `/collections/${collections[0]?.id}`

const shown = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
const films = (...names: readonly string[]) => names.map((name) => expect.stringContaining(name))

describe.each(['/watchlist', '/watched', space])('the filters at %s', (path) => {
  it('narrow the list to an own rating, of the film or of its newest viewing, and a tag', async () => {
    const { I, address, clock } = await renderApp({ path, stored })
    await I.see('combobox', 'Your rating')
    await I.click('combobox', 'Your rating')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All ratings',
      '4.5 of 5 stars',
      '3 of 5 stars',
    ])
    await I.click('option', '4.5 of 5 stars')
    expect(shown().toSorted()).toEqual(films('Alien', 'Heat'))
    await I.click('combobox', 'Tag')
    await I.click('option', 'cinema')
    expect(shown()).toEqual(films('Alien'))
    clock.advance(100)
    await until(() => address().includes('rating=9&tag=cinema'))
    await I.click('button', 'Remove filter: ★ 4.5')
    await I.click('button', 'Remove filter: cinema')
    expect(shown()).toHaveLength(3)
    clock.advance(100)
    await until(() => !/rating|tag/.test(address()))
  })

  it('are those of the address, and are cleared where nothing matches', async () => {
    const { I } = await renderApp({ path: `${path}?rating=6&tag=cinema`, stored })
    await I.click('button', 'Clear filters')
    expect(shown()).toHaveLength(3)
  })
})

describe('the filters by own rating and tag', () => {
  it('are not there while nothing is rated or tagged', async () => {
    const { I } = await renderApp({ path: '/watchlist?rating=99', stored: { watchlist: watchlistOf(...titles) } })
    await I.see('combobox', 'Sort by')
    expect([I.sees('combobox', 'Your rating'), I.sees('combobox', 'Tag'), shown().length]).toEqual([false, false, 3])
  })
})
