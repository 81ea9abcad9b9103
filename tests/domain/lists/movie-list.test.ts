import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  collectionOrders,
  collectionSortings,
  genresIn,
  isListOrder,
  isWatchedOrder,
  itemsOnTab,
  listOrders,
  listSortings,
  recentlyUpdatedFirst,
  searchByName,
  searchMovies,
  watchedOrders,
  watchedSortings,
} from '#domain/lists/movie-list.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Collection, WatchlistItem } from '#domain/records/library.ts'
import { watchlists } from '#tests/support/arbitraries.ts'
import {
  collectionNamed,
  collectionsOf,
  idOf,
  linesOf,
  minute,
  snapshot,
  watchlistOf,
} from '#tests/support/fixtures.ts'

const english = new Intl.Collator('en-US', { numeric: true }).compare
const byList = listSortings(english)
const byWatched = watchedSortings(english)
const byCollection = collectionSortings(english)

const known: Readonly<Record<string, Partial<MovieSnapshot>>> = {
  'Rocky 10': { releaseDate: '1990-01-01', voteAverage: '10.0' },
  'Rocky 2': { releaseDate: '1979-06-15', voteAverage: '7.3' },
  éclair: { releaseDate: '', voteAverage: '0' },
  Zardoz: { releaseDate: '1979-06-15', voteAverage: '7.3' },
}
const list = watchlistOf(...Object.keys(known)).map((item) => ({
  ...item,
  movie: snapshot(item.movie.title, known[item.movie.title]),
}))

describe('the sort orders of the watchlist and of a collection', () => {
  it.each([
    ['date-added-asc', ['Rocky 10', 'Rocky 2', 'éclair', 'Zardoz']],
    ['date-added-desc', ['Zardoz', 'éclair', 'Rocky 2', 'Rocky 10']],
    ['title-asc', ['éclair', 'Rocky 2', 'Rocky 10', 'Zardoz']],
    ['title-desc', ['Zardoz', 'Rocky 10', 'Rocky 2', 'éclair']],
    ['release-date-asc', ['éclair', 'Rocky 2', 'Zardoz', 'Rocky 10']],
    ['release-date-desc', ['Rocky 10', 'Rocky 2', 'Zardoz', 'éclair']],
    ['rating-asc', ['éclair', 'Rocky 2', 'Zardoz', 'Rocky 10']],
    ['rating-desc', ['Rocky 10', 'Rocky 2', 'Zardoz', 'éclair']],
  ] as const)('%s', (order, titles) => {
    expect(linesOf(byList[order].sorted(list))).toEqual(titles)
  })

  it.each([
    ['my-rating-desc', ['Zardoz', 'Rocky 2', 'Rocky 10', 'éclair']],
    ['my-rating-asc', ['Rocky 2', 'Zardoz', 'Rocky 10', 'éclair']],
  ] as const)('%s, with unrated movies at the end', (order, titles) => {
    const ratings = new Map([
      [idOf('Rocky 2'), 3],
      [idOf('Zardoz'), 9],
    ])
    expect(linesOf(listSortings(english, { ratings, facts: new Map(), seed: 1 })[order].sorted(list))).toEqual(titles)
  })

  it.each([
    ['runtime-asc', ['Rocky 2', 'Rocky 10', 'Zardoz', 'éclair']],
    ['runtime-desc', ['Zardoz', 'Rocky 10', 'Rocky 2', 'éclair']],
  ] as const)('%s, with movies of unknown length at the end', (order, titles) => {
    const runtimes: Readonly<Record<string, number>> = { 'Rocky 10': 100, 'Rocky 2': 90 }
    const timed = list.map((item) => ({ ...item, movie: { ...item.movie, runtime: runtimes[item.movie.title] ?? 0 } }))
    const facts = new Map([[idOf('Zardoz'), { runtime: 120 }]])
    const sorting = listSortings(english, { ratings: new Map(), facts, seed: 1 })[order]
    expect(linesOf(sorting.sorted(timed))).toEqual(titles)
  })

  it('random: another seed is another order, and a movie that is removed leaves the others in theirs', () => {
    const many = watchlistOf(...Array.from({ length: 40 }, (_, index) => `Film ${index}`))
    const inOrder = (seed: number, items = many) =>
      linesOf(listSortings(english, { ratings: new Map(), facts: new Map(), seed }).random.sorted(items))
    expect(inOrder(1)).toEqual(inOrder(1, [...many].reverse()))
    expect(inOrder(1)).not.toEqual(inOrder(2))
    expect(inOrder(1)).not.toEqual(linesOf(many))
    expect(inOrder(1, many.slice(1))).toEqual(inOrder(1).filter((title) => title !== 'Film 0'))
  })

  it('are identified by their stored names', () => {
    expect(listOrders.every(isListOrder)).toBe(true)
    expect(['recently-watched', 'toString', '', null].some(isListOrder)).toBe(false)
  })
})

describe('the sort orders of the watched page', () => {
  const at = (title: string, times: Partial<WatchlistItem>) =>
    watchlistOf(title).map((item) => ({ ...item, status: 'watched', ...times }) as const)
  const watched = [
    ...at('Seen at three', { watchedAt: minute(3), addedAt: minute(1) }),
    ...at('Seen at five', { watchedAt: minute(5), lastModified: minute(50), addedAt: minute(1) }),
    ...at('Added at two', { watchedAt: null, lastModified: minute(70), addedAt: minute(2) }),
    ...at('Added at six', { watchedAt: null, addedAt: minute(6) }),
  ]

  it('have undated viewings last, by the time they were added', () => {
    const titles = (order: 'recently-watched' | 'oldest-watched') =>
      byWatched[order].sorted(watched).map((item) => item.movie.title)
    expect(titles('recently-watched')).toEqual(['Seen at five', 'Seen at three', 'Added at six', 'Added at two'])
    expect(titles('oldest-watched')).toEqual(['Seen at three', 'Seen at five', 'Added at two', 'Added at six'])
  })

  it('are the eleven of the watchlist that know no time of adding, and two more', () => {
    expect(watchedOrders.filter(isListOrder)).toHaveLength(11)
    expect(watchedOrders.every(isWatchedOrder)).toBe(true)
  })
})

describe('the sort orders of collections', () => {
  const named = (name: string, minutes: number, moviesCount: number): Collection => ({
    ...collectionNamed(name, minutes),
    moviesCount,
    lastUpdatedAt: minute(100 - minutes),
  })
  const collections = [named('b', 1, 3), named('A', 3, 3), named('c', 2, 9)]
  const names = (sorted: readonly Collection[]) => sorted.map(({ name }) => name)

  it.each([
    ['name-asc', ['A', 'b', 'c']],
    ['name-desc', ['c', 'b', 'A']],
    ['newest', ['A', 'c', 'b']],
    ['oldest', ['b', 'c', 'A']],
    ['most-movies', ['c', 'b', 'A']],
  ] as const)('%s', (order, expected) => {
    expect(names(byCollection[order].sorted(collections))).toEqual(expected)
  })

  it('start with the most recently updated collection on Home', () => {
    expect(names(recentlyUpdatedFirst.sorted(collections))).toEqual(['b', 'c', 'A'])
  })

  it('are all implemented', () => {
    expect(Object.keys(byCollection)).toEqual([...collectionOrders])
  })
})

it('every sort order is stable and keeps all items', () => {
  fc.assert(
    fc.property(watchlists, fc.constantFrom(...listOrders), fc.constantFrom(...watchedOrders), (items, one, other) => {
      for (const { compare, sorted: sortedBy } of [byList[one], byWatched[other]]) {
        const sorted = sortedBy(items)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(sorted).toHaveLength(items.length)
        for (const [index, item] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next === undefined) continue
          expect(compare(item, next)).toBeLessThanOrEqual(0)
          if (compare(item, next) === 0) expect(items.indexOf(item)).toBeLessThan(items.indexOf(next))
        }
      }
    }),
  )
})

describe('searching', () => {
  const movies = watchlistOf('Alien', 'ALIENS ✓', 'Amélie', 'שלום')

  it.each([
    ['alien', ['Alien', 'ALIENS ✓']],
    ['  LIEN ', ['Alien', 'ALIENS ✓']],
    ['ame\u0301lie', ['Amélie']],
    ['לום', ['שלום']],
    ['.*', []],
  ])('%j finds %j', (search, found) => {
    expect(linesOf(searchMovies(movies, search))).toEqual(found)
  })

  it('finds what a collection says of its movies', () => {
    const { collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune'] })
    const links = collectionMovies.map((link) =>
      link.movie.title === 'Dune' ? { ...link, note: 'Für die Décors.' } : link,
    )
    expect(searchMovies(links, 'fur die decors').map(({ movie }) => movie.title)).toEqual(['Dune'])
  })

  it('returns the same list for an empty search', () => {
    expect(searchMovies(movies, ' ')).toBe(movies)
  })

  it('finds collections by name', () => {
    const found = searchByName([collectionNamed('Sci-Fi'), collectionNamed('Noir')], 'sci')
    expect(found.map(({ name }) => name)).toEqual(['Sci-Fi'])
  })
})

describe('filtering by tab', () => {
  const movies = watchlistOf('Alien', 'Arrival ✓', 'Dune ½')

  it.each([
    ['all', ['Alien', 'Arrival ✓', 'Dune ½']],
    ['watched', ['Arrival ✓']],
    ['unwatched', ['Alien', 'Dune ½']],
  ] as const)('the tab %s has %j', (tab, lines) => {
    expect(linesOf(itemsOnTab(movies, tab))).toEqual(lines)
  })

  it('lists each genre once', () => {
    const marked = movies.map((item, index) => ({
      ...item,
      movie: { ...item.movie, genres: index === 1 ? ['Drama'] : ['Horror', 'Drama'] },
    }))
    expect(genresIn(marked)).toEqual(['Horror', 'Drama'])
  })
})
