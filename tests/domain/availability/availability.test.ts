import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Availability,
  ageOf,
  availabilityFrom,
  isKept,
  isOnAny,
  type KnownAvailability,
  moviesInOrder,
  moviesToAsk,
} from '#domain/availability/availability.ts'
import { collectionsOf, idOf, watchlistOf } from '#tests/support/fixtures.ts'

const hour = 60 * 60_000
const day = 24 * hour
const now = 100 * day

const service = (id: number) => ({ id, name: `Service ${id}`, logoPath: null, displayPriority: id })
const nowhere = { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [] }
const movies = (...ids: readonly number[]) => ids.map((movieId) => ({ movieId }))
const at = (fetchedAt: number, ...services: readonly number[]): Availability => ({ services, fetchedAt })

describe('where a movie is available', () => {
  it('counts streaming, free and ads once each, never renting or buying', () => {
    const offers = {
      ...nowhere,
      flatrate: [service(8), service(9)],
      free: [service(9)],
      ads: [service(7)],
      rent: [service(2)],
      buy: [service(3)],
    }
    expect(availabilityFrom(offers, now)).toEqual({ services: [8, 9, 7], fetchedAt: now })
    expect(availabilityFrom(null, now)).toEqual({ services: [], fetchedAt: now })
  })

  it('is dropped after a week, or when it comes from the future', () => {
    const ages = [0, 6 * day, 7 * day - 1, 7 * day, -1]
    expect(ages.map((age) => isKept(at(now - age), now))).toEqual([true, true, true, false, false])
  })
})

describe('a movie', () => {
  it('is on none of the services while it is unknown', () => {
    expect([
      isOnAny(undefined, [8]),
      isOnAny(at(now), [8]),
      isOnAny(at(now, 8, 9), [9]),
      isOnAny(at(now, 8), []),
    ]).toEqual([false, false, true, false])
  })
})

describe('the order of asking', () => {
  const watchlist = watchlistOf('Alien ✓', 'Dune', 'Heat ✓')
  const linked = collectionsOf({ Space: ['Alien', 'Solaris'] })

  it('is what is shown, then what is not watched yet, then the rest, each once', () => {
    expect(moviesInOrder([idOf('Heat'), 99], { watchlist, ...linked })).toEqual({
      urgent: [idOf('Heat'), 99, idOf('Dune'), idOf('Solaris')],
      rest: [idOf('Alien')],
    })
  })

  it('leaves out what was asked within a day, and for the rest within a week', () => {
    const known: KnownAvailability = new Map([
      [1, at(now - day + 1)],
      [2, at(now - day)],
      [3, at(now - 6 * day)],
      [4, at(now - 7 * day)],
    ])
    expect(moviesToAsk({ urgent: [1, 2], rest: [3, 4, 5] }, known, now)).toEqual([2, 4, 5])
  })
})

const knowledge = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 30 }),
      fc.record({
        services: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
        fetchedAt: fc.integer({ min: 0, max: now }),
      }),
    ),
    { selector: ([id]) => id },
  )
  .map((rows): KnownAvailability => new Map(rows))
const lists = fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((ids) => movies(...ids))

describe('a list of movies', () => {
  it('says how many are unknown, and how old the oldest answer is', () => {
    fc.assert(
      fc.property(lists, knowledge, (list, known) => {
        const { unknown, oldest } = ageOf(list, known)
        const answered = list.filter(({ movieId }) => known.has(movieId))
        expect(unknown).toBe(list.length - answered.length)
        expect(oldest === null).toBe(answered.length === 0)
        for (const { movieId } of answered)
          expect(known.get(movieId)?.fetchedAt).toBeGreaterThanOrEqual(oldest ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('asks about every movie that is unknown, and about none twice', () => {
    fc.assert(
      fc.property(lists, knowledge, (list, known) => {
        const ids = list.map(({ movieId }) => movieId)
        const [urgent, rest] = [ids.slice(0, 5), ids.slice(5)]
        const asked = moviesToAsk({ urgent, rest }, known, now)
        expect(new Set(asked).size).toBe(asked.length)
        expect(ids.filter((id) => !known.has(id) && !asked.includes(id))).toEqual([])
      }),
    )
  })
})
