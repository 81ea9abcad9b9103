import { describe, expect, it } from 'vitest'
import { clampPage, pageCaps } from '#domain/discover.ts'
import { isTmdbId } from '#domain/movie.ts'

describe('a page that is asked for', () => {
  it.each([
    [1, 1],
    [10, 10],
    [11, 10],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d becomes %d of trending', (page, asked) => {
    expect(clampPage(page, pageCaps.trending)).toBe(asked)
  })
})

describe("an id of TMDB's", () => {
  it.each([1, 603, 9_999_999_999])('can be %d', (id) => {
    expect(isTmdbId(id)).toBe(true)
  })

  it.each([0, -1, 1.5, 10_000_000_000, Number.NaN, '603', null, undefined, [603]])('cannot be %j', (id) => {
    expect(isTmdbId(id)).toBe(false)
  })
})
