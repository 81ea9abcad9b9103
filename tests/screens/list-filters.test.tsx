import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { savedFiltersIn } from '#domain/lists/saved-filters.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { collectionsOf, idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const entry = (title: string, movie: object, viewing: object = {}) => ({
  movieId: idOf(title),
  watchedAt: '2026-02-03',
  movie: slimSnapshotOf(snapshot(title)),
  plays: [{ id: 1, watchedAt: '2026-02-03', createdAt: minute(1), lastModified: minute(1), ...viewing }],
  ...movie,
})

const titles = ['Alien ✓', 'Dune ✓', 'Heat ✓'] as const
const genres: Readonly<Record<string, readonly string[]>> = {
  Alien: ['Horror', 'Science Fiction'],
  Dune: ['Science Fiction'],
}
const withGenres = <Item extends { readonly movie: MovieSnapshot }>(item: Item): Item => ({
  ...item,
  movie: { ...item.movie, genres: genres[item.movie.title] ?? [] },
})
const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune', 'Heat'], Desert: ['Dune'] })
const stored = {
  watchlist: watchlistOf(...titles).map(withGenres),
  collections,
  'collection-movies': collectionMovies.map(withGenres),
  'watch-history': [
    entry('Alien', { rating: 9, tags: ['cinema'], note: 'In space.' }),
    entry('Dune', {}, { rating: 6, tags: ['with Ann'] }),
    entry('Heat', { rating: 9 }),
  ],
}
// Dune is not out yet.
const withDates = <Item extends { readonly movie: MovieSnapshot }>(item: Item): Item => ({
  ...item,
  movie: { ...item.movie, releaseDate: item.movie.title === 'Dune' ? '2099-01-01' : '1995-12-15' },
})
const dated = stored.watchlist.map(withDates)
const links = stored['collection-movies'].map(withDates)
const space = `/collections/${collections[0]?.id}`

const shown = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
const movies = (...names: readonly string[]) => names.map((name) => expect.stringContaining(name))

const select = (group: string, name: string) =>
  until(() => {
    const [found] = screen.queryAllByRole('group', { name: group })
    return found && within(found).queryByRole('combobox', { name })
  })
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)

describe.each(['/watchlist', '/watched', space])('the filters at %s', (path) => {
  it('lead to my services while none is chosen', async () => {
    const { I, address } = await renderApp({ path, stored })
    await I.click('button', 'Filters')
    await I.seeText('See which of your movies are on your streaming services.')
    await I.click('link', 'Choose my services')
    await I.see('region', 'My services')
    expect(address()).toBe('/settings')
  })

  it('narrow the list to own ratings, of the movie or of its newest viewing, and a tag', async () => {
    const { I, address, clock } = await renderApp({ path, stored })
    await I.click('button', 'Filters')
    const lowest = await select('Your rating', 'From')
    expect(optionsOf(lowest)).toEqual(['Any', '4.5 of 5 stars', '3 of 5 stars'])
    await I.choose(lowest, '9')
    expect(shown().toSorted()).toEqual(movies('Alien', 'Heat'))
    await I.choose(await I.see('combobox', 'Tag'), 'cinema')
    expect(shown()).toEqual(movies('Alien'))
    clock.advance(100)
    await until(() => address().includes('rating=9-&tag=cinema'))
    await I.press('{Escape}')
    await I.click('button', 'Remove filter: ★ ≥ 4.5')
    await I.click('button', 'Remove filter: cinema')
    expect(shown()).toHaveLength(3)
    clock.advance(100)
    await until(() => !/rating|tag/.test(address()))
  })

  it('narrow the list to several genres, of which one or all must match', async () => {
    const { I, address, clock } = await renderApp({ path, stored })
    await I.click('button', 'Filters')
    await I.click('checkbox', 'Horror')
    await I.click('checkbox', 'Science Fiction')
    expect(shown().toSorted()).toEqual(movies('Alien', 'Dune'))
    await I.click('radio', 'All of these')
    expect(shown()).toEqual(movies('Alien'))
    clock.advance(100)
    await until(() => decodeURIComponent(address()).includes('genre=Horror,Science Fiction'))
    await I.press('{Escape}')
    await I.click('button', 'Remove filter: Horror and Science Fiction')
    expect(shown()).toHaveLength(3)
  })

  it('narrow the list to a collection, to what has no note and no rating, and to what is released', async () => {
    const { I, address, clock } = await renderApp({
      path,
      stored: { ...stored, watchlist: dated, 'collection-movies': links },
    })
    await I.click('button', 'Filters')
    const list = await I.see('combobox', 'In a collection')
    expect(optionsOf(list)).toEqual(['Any', 'Desert'])
    await I.choose(list, String(collections[1]?.id))
    expect(shown()).toEqual(movies('Dune'))
    await I.choose(list, '')
    await I.click('checkbox', 'Without a note')
    expect(shown().toSorted()).toEqual(movies('Dune', 'Heat'))
    await I.click('checkbox', 'Released')
    expect(shown()).toEqual(movies('Heat'))
    await I.click('checkbox', 'Without a rating')
    expect(screen.queryAllByRole('article')).toEqual([])
    clock.advance(100)
    await until(() => /note=none&released=yes&rating=none/.test(address()))
    await I.press('{Escape}')
    await I.click('button', 'Remove filter: Without a rating')
    await I.click('button', 'Remove filter: Released')
    await I.click('button', 'Remove filter: Without a note')
    expect(shown()).toHaveLength(3)
  })

  it('ignore a collection that is not there', async () => {
    const { I } = await renderApp({ path: `${path}?collection=4242`, stored })
    await I.see('button', 'Filters')
    expect(shown()).toHaveLength(3)
  })

  it('are those of the address, and are cleared where nothing matches', async () => {
    const { I } = await renderApp({ path: `${path}?rating=6&tag=cinema&year=1990-&runtime=-90`, stored })
    await I.see('button', 'Remove filter: ≥ 1990')
    await I.see('button', 'Remove filter: ≤ 90 min')
    expect(await I.see('button', 'Filters (4)')).toHaveTextContent('Filters (4)')
    await I.click('button', 'Clear filters')
    expect(shown()).toHaveLength(3)
  })
})

describe('the filter by collection', () => {
  it('knows the movies of the watchlist that are in none, which a tab keeps', async () => {
    const bare = { watchlist: watchlistOf('Alien', 'Dune', 'Jaws'), collections, 'collection-movies': collectionMovies }
    const { I, app } = await renderApp({ path: '/watchlist', stored: bare })
    await I.click('button', 'Filters')
    await I.choose(await I.see('combobox', 'In a collection'), 'none')
    expect(shown()).toEqual(movies('Jaws'))
    await I.press('{Escape}')
    await I.see('button', 'Remove filter: Not in any collection')
    await I.click('button', 'Save as tab')
    await I.focus('Name')
    await I.type('Loose')
    await I.click('button', 'Save')
    await I.see('link', 'Loose')
    expect(savedFiltersIn(app.settings.current.peek())).toMatchObject([{ conditions: { collection: 'none' } }])
  })

  it('is not there while there are no collections', async () => {
    const { I } = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf('Alien') } })
    await I.click('button', 'Filters')
    await I.see('checkbox', 'Released')
    expect(I.sees('combobox', 'In a collection')).toBe(false)
  })
})

describe('the filters by own rating and tag', () => {
  it('are not there while nothing is rated or tagged', async () => {
    const { I } = await renderApp({ path: '/watchlist?rating=good', stored: { watchlist: watchlistOf(...titles) } })
    await I.click('button', 'Filters')
    await select('Runtime', 'From')
    expect([I.sees('group', 'Your rating'), I.sees('combobox', 'Tag'), shown().length]).toEqual([false, false, 3])
  })
})
