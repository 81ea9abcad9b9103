import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMovieIndex } from '#domain/records/movie-index.ts'
import { listChanges } from '#domain/values/list-changes.ts'

const movies = Array.from({ length: 600 }, (_, index) => ({ movieId: 1 + (index % 400) }))
const oneEach = fc.uniqueArray(fc.constantFrom(...movies), {
  selector: ({ movieId }) => movieId,
  maxLength: 400,
  size: 'max',
})
const [first, second, third] = movies

describe('the changes between two lists', () => {
  it.each([
    ['nothing', [first, second], [first, second], { removed: [], added: [] }],
    ['a replaced item', [first, second], [first, third], { removed: [second], added: [third] }],
    [
      'an item that moved to the end',
      [first, second, third],
      [second, third, first],
      { removed: [first], added: [first] },
    ],
    ['one that was inserted', [first, third], [first, second, third], { removed: [], added: [second] }],
    ['one that was removed', [first, second, third], [first, third], { removed: [second], added: [] }],
    ['a list that was empty', [], [first, second], { removed: [], added: [first, second] }],
  ])('are %s', (_, before, after, changes) => {
    const known = (list: typeof before) => list.flatMap((movie) => movie ?? [])
    expect(listChanges(known(before), known(after))).toEqual(changes)
  })

  it('turn one into the other', () => {
    fc.assert(
      fc.property(oneEach, oneEach, (before, after) => {
        const { removed, added } = listChanges(before, after)
        const left = before.filter((movie) => !removed.includes(movie))
        expect(new Set([...left, ...added])).toEqual(new Set(after))
        expect(left.length + added.length).toBe(after.length)
      }),
    )
  })
})

describe('the index of lists of movies', () => {
  it('finds in each list what is in it, whatever lists came before and after', () => {
    fc.assert(
      fc.property(fc.array(oneEach, { maxLength: 6 }), (lists) => {
        const index = createMovieIndex<(typeof movies)[number]>()
        const maps = lists.map((list, nth) => index.mapOf(list, lists[nth - 1] ?? []))
        for (const [nth, list] of lists.entries()) {
          const expected = new Map(list.map((movie) => [movie.movieId, movie]))
          for (const { movieId } of movies) {
            expect(maps[nth]?.get(movieId)).toBe(expected.get(movieId))
            expect(index.itemOf(list, movieId)).toBe(expected.get(movieId))
            expect(list[index.indexOf(list, movieId)]).toBe(expected.get(movieId))
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('finds them in lists that it has no map of', () => {
    const index = createMovieIndex<(typeof movies)[number]>()
    const list = movies.slice(0, 300)
    const places = new Map(list.map(({ movieId }, place) => [movieId, place]))
    expect([index.itemOf(list, 7), index.indexOf(list, 7), index.indexOf(list, 301)]).toEqual([movies[6], 6, -1])
    expect(index.indicesOf(list, new Set([7, 301]))).toEqual(new Map([[7, 6]]))
    expect(index.indicesOf(list, new Set(movies.map(({ movieId }) => movieId)))).toEqual(places)
  })
})
