import { describe, expect, it } from 'vitest'
import { clampPage, pageCaps, withoutRepeats } from '#domain/movie/discover.ts'
import { isTmdbId } from '#domain/movie/movie.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { idOf, minute, movie, watchlistOf } from '#tests/support/fixtures.ts'

describe('a requested page', () => {
  it.each([
    [1, 1],
    [10, 10],
    [11, 10],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d becomes page %d of trending', (page, asked) => {
    expect(clampPage(page, pageCaps.trending)).toBe(asked)
  })
})

describe('a TMDB id', () => {
  it.each([1, 603, 9_999_999_999])('can be %d', (id) => {
    expect(isTmdbId(id)).toBe(true)
  })

  it.each([0, -1, 1.5, 10_000_000_000, Number.NaN, '603', null, undefined, [603]])('cannot be %j', (id) => {
    expect(isTmdbId(id)).toBe(false)
  })
})

describe('a page of movies', () => {
  const pageOf = (...titles: readonly string[]) => ({ results: titles.map((title) => movie(title)) })

  it('omits movies that are on another page', () => {
    const { results } = pageOf('Alien', 'Arrival', 'Dune')
    const left = withoutRepeats(results, [pageOf('Heat', 'Arrival'), pageOf('Dune', 'Up')])
    expect(left.map(({ title }) => title)).toEqual(['Alien'])
  })

  it('is unchanged when all of its movies are on other pages', () => {
    const { results } = pageOf('Alien', 'Dune')
    expect(withoutRepeats(results, [pageOf('Dune', 'Alien')])).toEqual(results)
  })

  it('is complete when no other page was loaded', () => {
    const { results } = pageOf('Alien', 'Arrival')
    expect(withoutRepeats(results, [])).toEqual(results)
  })
})

describe('the movies that a user has seen', () => {
  it('are those marked watched, and those watched before they were removed from the watchlist', () => {
    const history = [{ movieId: idOf('Heat'), watchedAt: minute(1) }]
    const seen = seenMovies({ watchlist: watchlistOf('Alien', 'Arrival ✓', 'Dune ½'), watchHistory: history })
    expect([...seen]).toEqual([idOf('Arrival'), idOf('Heat')])
  })
})
