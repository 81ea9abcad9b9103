import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyFilmMap } from '#domain/film-map.ts'
import { listChanges } from '#domain/list-changes.ts'

const films = Array.from({ length: 600 }, (_, index) => ({ movieId: 1 + (index % 400) }))
const oneEach = fc.uniqueArray(fc.constantFrom(...films), {
  selector: ({ movieId }) => movieId,
  maxLength: 400,
  size: 'max',
})
const [first, second, third] = films

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
    const known = (list: typeof before) => list.flatMap((film) => film ?? [])
    expect(listChanges(known(before), known(after))).toEqual(changes)
  })

  it('turn one into the other', () => {
    fc.assert(
      fc.property(oneEach, oneEach, (before, after) => {
        const { removed, added } = listChanges(before, after)
        const left = before.filter((film) => !removed.includes(film))
        expect(new Set([...left, ...added])).toEqual(new Set(after))
        expect(left.length + added.length).toBe(after.length)
      }),
    )
  })
})

describe('a map of films', () => {
  it('has what the latest list has, and a map before what its list had', () => {
    fc.assert(
      fc.property(fc.array(oneEach, { maxLength: 6 }), (lists) => {
        let map = emptyFilmMap<(typeof films)[number]>()
        let before: (typeof lists)[number] = []
        const maps = lists.map((list) => {
          map = map.with(listChanges(before, list))
          before = list
          return { list, map }
        })
        for (const { list, map: own } of maps) {
          const expected = new Map(list.map((film) => [film.movieId, film]))
          for (const { movieId } of films) expect(own.get(movieId)).toBe(expected.get(movieId))
        }
      }),
      { numRuns: 30 },
    )
  })
})
