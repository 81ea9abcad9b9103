import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meets, type TonightConditions, type TonightMovie, withLookups } from '#domain/tonight/tonight.ts'
import { dealMovies, moviesIn, moviesToLookUp, newDeal, withEmptySlots } from '#domain/tonight/tonight-deal.ts'
import { snapshot } from '#tests/support/fixtures.ts'

const conditions: TonightConditions = {
  source: { kind: 'friend', id: 1 },
  maxRuntime: null,
  taste: null,
  services: [],
}

const movie = (id: number, isShared: boolean): TonightMovie => ({
  movie: { ...snapshot(`Film ${id}`), id, genres: ['Drama'] },
  runtime: 100,
  services: [],
  grounds: {
    listedAt: '2026-01-01T00:00:00.000Z',
    favorite: null,
    ...(isShared && { friend: { name: 'Ana', isOwnToo: true } }),
  },
})

const bare = (id: number): TonightMovie => ({ ...movie(id, false), runtime: null, isBare: true })

const pools = fc
  .uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((isShared) => movie(id, isShared)))))

describe('three movies for two', () => {
  it('are those that both want to see, before any other', () => {
    fc.assert(
      fc.property(pools, fc.nat(), (movies, seed) => {
        const pool = { movies, conditions, hidden: [], seed }
        const shared = new Set(movies.filter(({ grounds }) => grounds?.friend).map((each) => each.movie.id))
        const first = dealMovies(pool, newDeal)
        const shown = [...moviesIn(first), ...moviesIn(dealMovies(pool, withEmptySlots(first)))]
        const isShared = shown.map((id) => shared.has(id))
        expect(isShared.toSorted().toReversed()).toEqual(isShared)
        expect(isShared.filter(Boolean).length).toBe(Math.min(6, shared.size))
      }),
    )
  })

  it('are looked up where a list has only their titles, once no other movie is left', () => {
    const movies = [bare(1), bare(2), movie(3, true), movie(4, true)]
    const pool = { movies, conditions, hidden: [], seed: 1 }
    expect(moviesToLookUp(pool, newDeal).toSorted()).toEqual([1, 2])
    expect(moviesToLookUp({ ...pool, movies: [...movies, movie(5, true)] }, newDeal)).toEqual([])
  })

  it('are what was found, or what the list says', () => {
    const found = { ...snapshot('Found'), id: 1, runtime: 80, genres: ['Comedy'] }
    const [one, other] = withLookups(
      [bare(1), bare(2)],
      [
        { id: 1, runtime: null, services: null, movie: found },
        { id: 2, runtime: 0, services: null },
      ],
    )
    expect(one).toMatchObject({ movie: { title: 'Found' }, runtime: 80 })
    expect(other).toMatchObject({ movie: { title: 'Film 2' }, runtime: 0 })
    expect([one, other].map((each) => each && meets(each, { ...conditions, taste: 'Comedy' }))).toEqual([true, false])
  })
})
