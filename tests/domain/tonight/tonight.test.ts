import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { genreNames } from '#domain/movie/genres.ts'
import { moodNames, moods } from '#domain/tonight/moods.ts'
import {
  activeConditions,
  type Condition,
  emptiedBy,
  inDrawOrder,
  leftOut,
  meets,
  type TonightConditions,
  type TonightMovie,
  timeLimits,
  withLookups,
  withoutCondition,
} from '#domain/tonight/tonight.ts'
import {
  type Deal,
  dealMovies,
  isFull,
  moviesIn,
  moviesToLookUp,
  newDeal,
  withEmptySlots,
  withHidden,
} from '#domain/tonight/tonight-deal.ts'
import { snapshot } from '#tests/support/fixtures.ts'

const movie = (
  id: number,
  { runtime = 100, services = [], genres = ['Drama'] }: Partial<TonightMovie & { genres: string[] }> = {},
): TonightMovie => ({
  movie: { ...snapshot(`Film ${id}`), id, genres },
  runtime,
  services,
})
const anything: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: null, taste: null, services: [] }

const services = fc.oneof(
  fc.constant('unknown' as const),
  fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
)
const knownMovie = (id: number): fc.Arbitrary<TonightMovie> =>
  fc
    .record({
      runtime: fc.integer({ min: 0, max: 200 }),
      services,
      genres: fc.uniqueArray(fc.constantFrom(...Object.values(genreNames)), { maxLength: 3 }),
    })
    .map((fields) => movie(id, fields))
const movies = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(knownMovie)))
const conditions: fc.Arbitrary<TonightConditions> = fc.record({
  source: fc.constant({ kind: 'watchlist' } as const),
  maxRuntime: fc.constantFrom(null, ...timeLimits),
  taste: fc.constantFrom(null, ...moodNames, 'Drama'),
  services: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
})
const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

/** What a user sees who asks for another three until there are no more. */
const allDeals = (pool: Parameters<typeof dealMovies>[0]): readonly Deal[] => {
  const deals: Deal[] = []
  for (let deal = dealMovies(pool, newDeal); moviesIn(deal).length > 0; ) {
    deals.push(deal)
    deal = dealMovies(pool, withEmptySlots(deal))
  }
  return deals
}

describe('three movies for tonight', () => {
  it('meet all conditions, and none comes twice before all that meet them were shown', () => {
    fc.assert(
      fc.property(movies, conditions, seeds, (all, wanted, seed) => {
        const deals = allDeals({ movies: all, conditions: wanted, hidden: [], seed })
        const shown = deals.flatMap(moviesIn)
        const meeting = all.filter((each) => meets(each, wanted) === true).map(({ movie }) => movie.id)
        expect(shown.toSorted()).toEqual(meeting.toSorted())
        expect(deals.slice(0, -1).every(isFull)).toBe(true)
      }),
    )
  })

  it('are the same with the same seed, in whatever order the movies are', () => {
    fc.assert(
      fc.property(movies, conditions, seeds, (all, wanted, seed) => {
        const pool = { movies: all, conditions: wanted, hidden: [], seed }
        expect(allDeals({ ...pool, movies: all.toReversed() })).toEqual(allDeals(pool))
      }),
    )
  })

  it('depend on the seed', () => {
    const all = Array.from({ length: 9 }, (_, index) => movie(index + 1))
    const orders = [1, 2, 3].map((seed) => inDrawOrder(all, seed).map(({ movie }) => movie.id))
    expect(new Set(orders.map(String)).size).toBe(3)
  })

  it('never are movies that were put away', () => {
    fc.assert(
      fc.property(movies, conditions, seeds, (all, wanted, seed) => {
        const hidden = all.filter((_, index) => index % 2 === 0).map(({ movie }) => movie.id)
        const shown = allDeals({ movies: all, conditions: wanted, hidden, seed }).flatMap(moviesIn)
        expect(shown.filter((id) => hidden.includes(id))).toEqual([])
      }),
    )
  })

  it('are looked up a dozen at a time, and only as far as the conditions ask for it', () => {
    const all = Array.from({ length: 30 }, (_, index) => movie(index + 1, { runtime: null, services: null }))
    const pool = { movies: all, conditions: anything, hidden: [], seed: 1 }
    expect(moviesToLookUp(pool, newDeal)).toEqual([])
    const short = { ...pool, conditions: { ...anything, maxRuntime: 90 } as const }
    const first = moviesToLookUp(short, newDeal)
    expect(first).toEqual(
      inDrawOrder(all, 1)
        .slice(0, 12)
        .map(({ movie }) => movie.id),
    )
    const known = withLookups(
      all,
      first.map((id) => ({ id, runtime: 80, services: null })),
    )
    expect(moviesToLookUp({ ...short, movies: known }, newDeal)).toEqual([])
  })
})

describe('a movie that is put away', () => {
  const all = [1, 2, 3, 4].map((id) => movie(id))
  const pool = { movies: all, conditions: anything, hidden: [], seed: 1 }
  const dealt = dealMovies(pool, newDeal)
  const [first = 0, second, third] = moviesIn(dealt)
  const fourth = [1, 2, 3, 4].find((id) => !dealt.seen.includes(id))

  it('gives its place to the next one, and takes it back when that is undone', () => {
    const hidden = [first]
    const replaced = dealMovies({ ...pool, hidden }, withHidden(dealt, hidden))
    expect(replaced.slots).toEqual([fourth, second, third])
    expect(withHidden(replaced, [])).toEqual(dealt)
  })

  it('leaves its place empty when there is no other', () => {
    const hidden = [first, fourth ?? 0]
    expect(dealMovies({ ...pool, hidden }, withHidden(dealt, hidden)).slots).toEqual([null, second, third])
  })
})

describe('the condition that leaves no movie', () => {
  const emptying = (all: readonly TonightMovie[], wanted: Partial<TonightConditions>) =>
    emptiedBy(all, { ...anything, ...wanted })

  it('is the one without which there are most', () => {
    const all = [movie(1, { runtime: 140 }), movie(2, { runtime: 160 }), movie(3, { genres: ['Comedy'], runtime: 80 })]
    expect(emptying(all, { maxRuntime: 90, taste: 'moving' })).toEqual({ condition: 'maxRuntime', movies: 2 })
  })

  it('is the one that most movies fail when each alone leaves none', () => {
    const all = [movie(1, { runtime: 140 }), movie(2, { runtime: 160 }), movie(3, { runtime: 80, genres: ['Horror'] })]
    expect(emptying(all, { maxRuntime: 90, taste: 'funny', services: [8] })?.movies).toBe(0)
    expect(emptying(all, { taste: 'funny', services: [8] })).toEqual({ condition: 'taste', movies: 0 })
  })

  it('has no number while movies are not looked up', () => {
    expect(emptying([movie(1, { runtime: null })], { maxRuntime: 90, taste: 'funny' })).toEqual({
      condition: 'taste',
      movies: null,
    })
  })

  it('is none where there are no conditions', () => {
    expect(emptying([], {})).toBe(null)
  })

  it('always is one of the conditions, and dropping it leads to as many movies as it says', () => {
    fc.assert(
      fc.property(movies, conditions, (all, wanted) => {
        const obstacle = emptiedBy(all, wanted)
        const active: readonly Condition[] = activeConditions(wanted)
        expect(obstacle === null).toBe(active.length === 0)
        if (!obstacle) return
        expect(active).toContain(obstacle.condition)
        const rest = withoutCondition(wanted, obstacle.condition)
        expect(all.filter((each) => meets(each, rest)).length).toBe(obstacle.movies)
      }),
    )
  })
})

it('movies of unknown length are left out only where the length matters, and counted', () => {
  const all = [
    movie(1, { runtime: 0 }),
    movie(2, { runtime: 0, genres: ['Comedy'] }),
    movie(3, { services: 'unknown' }),
  ]
  expect(leftOut(all, anything)).toEqual({ runtime: 0, services: 0 })
  expect(leftOut(all, { ...anything, maxRuntime: 90, taste: 'moving' })).toEqual({ runtime: 1, services: 0 })
  expect(leftOut(all, { ...anything, services: [8] })).toEqual({ runtime: 0, services: 1 })
})

it('each mood has genres of its own', () => {
  const all = Object.values(moods).flat()
  expect(new Set(all).size).toBe(all.length)
})
