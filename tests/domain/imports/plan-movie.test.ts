import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Precedence } from '#domain/imports/planned.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { putViewing, slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, linesOf, snapshot, watchlistOf } from '../../support/fixtures.ts'
import { now, outcomesIn, planOf, rated, seen, viewingsIn, wanted } from './plan-language.ts'

describe('ratings', () => {
  it.each<readonly [Precedence, string | null, number, string]>([
    ['newer', '2024-01-01T00:00:00.000Z', 9, 'changed'],
    ['newer', '2019-01-01T00:00:00.000Z', 5, 'kept'],
    ['newer', null, 5, 'kept'],
    ['file', null, 9, 'changed'],
    ['mine', '2024-01-01T00:00:00.000Z', 5, 'kept'],
  ])('%s wins: one of %s gives %i', (wins, time, expected, outcome) => {
    const { library } = planOf({ mine: [['Alien', rated(5, '2020-01-01T00:00:00.000Z')]] })
    const plan = planOf({ file: [['Alien', rated(9, time)]] }, { library, wins })
    expect(plan.library.watchHistory.map(ratingOf)).toEqual([expected])
    expect(outcomesIn(plan)).toEqual([`ratings ${outcome}`])
  })

  const logged = (rating: number, at: string): Library => {
    const viewing = { id: 7, watchedAt: at.slice(0, 10), rating, createdAt: at, lastModified: at }
    return { ...emptyLibrary, watchHistory: putViewing([], { movie: snapshot('Alien'), viewing }) }
  }

  it.each<readonly [Precedence, string | null, number, string]>([
    ['newer', '2021-01-20T12:00:00.000Z', 9, 'kept'],
    ['newer', null, 9, 'kept'],
    ['newer', '2026-11-19T12:00:00.000Z', 10, 'changed'],
    ['file', '2021-01-20T12:00:00.000Z', 10, 'changed'],
    ['mine', '2026-11-19T12:00:00.000Z', 9, 'kept'],
  ])(
    'given when a viewing was logged count like those by the stars: %s wins, one of %s gives %i',
    (wins, time, expected, outcome) => {
      const library = logged(9, '2026-11-01T20:00:00.000Z')
      const plan = planOf({ ratings: [['Alien', rated(10, time)]] }, { library, wins })
      expect(plan.library.watchHistory.map(ratingOf)).toEqual([expected])
      expect(outcomesIn(plan)).toEqual([`ratings ${outcome}`])
    },
  )

  it('that the user wrote later than the row stay, whatever the file says', () => {
    const day = fc
      .integer({ min: 1, max: 28 })
      .map((number) => `2026-10-${String(number).padStart(2, '0')}T12:00:00.000Z`)
    const rating = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(rating, day, rating, fc.option(day), fc.boolean(), (ours, at, theirs, ratedAt, isOfViewing) => {
        const library = isOfViewing ? logged(ours, at) : planOf({ mine: [['Alien', rated(ours, at)]] }, { at }).library
        const facts = {
          viewings: [['Alien', seen('2026-10-01', { rating: theirs })]],
          ratings: [['Alien', rated(theirs, ratedAt)]],
        } as const
        const { watchHistory } = planOf(facts, { library }).library
        const isNewer = ratedAt !== null && ratedAt > at
        expect(watchHistory.map(({ rating: own, plays }) => own ?? plays?.find(({ id }) => id === 7)?.rating)).toEqual([
          isNewer ? theirs : ours,
        ])
      }),
    )
  })

  it('of the day stay with the viewing, that of the movie is the current one', () => {
    const { library } = planOf({ a: [['Alien', seen('2020-05-01', { rating: 6 })]], b: [['Alien', rated(9)]] })
    expect(library.watchHistory.map(({ rating, plays }) => [rating, plays?.map((viewing) => viewing.rating)])).toEqual([
      [9, [6]],
    ])
  })

  it('make no viewing, and likes are kept beside them', () => {
    const { library } = planOf({ a: [['Alien', rated(9), { kind: 'liked' }]] })
    expect(library.watchlist).toEqual([])
    expect(library.watchHistory).toEqual([
      {
        movieId: idOf('Alien'),
        movie: slimSnapshotOf(snapshot('Alien')),
        watchedAt: null,
        rating: 9,
        liked: true,
        plays: [],
        lastModified: now,
      },
    ])
  })
})

describe('the watchlist', () => {
  it('gets what is not there yet', () => {
    const library = { ...emptyLibrary, watchlist: watchlistOf('Heat', 'Dune ✓') }
    const plan = planOf(
      {
        a: [
          ['Alien', wanted],
          ['Heat', wanted],
          ['Dune', wanted],
        ],
      },
      { library },
    )
    expect(linesOf(plan.library.watchlist)).toEqual(['Heat', 'Dune ✓', 'Alien'])
    expect(outcomesIn(plan)).toEqual(['watchlist new', 'watchlist there'])
    expect(plan.wishesAgain).toEqual({ rows: [2], movies: 1 })
  })

  it('loses no wish without a word: movies of it that the file shows as seen become watched and are counted', () => {
    const library = { ...emptyLibrary, watchlist: watchlistOf('Heat', 'Jaws', 'Dune ✓') }
    const file = {
      diary: [
        ['Heat', seen('2020-05-01')],
        ['Dune', seen('2021-05-01')],
        ['Alien', seen('2022-05-01')],
      ],
    } as const
    const plan = planOf(file, { library })
    expect(linesOf(plan.library.watchlist)).toEqual(['Heat ✓', 'Jaws', 'Dune ✓', 'Alien ✓'])
    expect(plan.becomeWatched).toBe(1)
    expect(planOf(file, { library: plan.library }).becomeWatched).toBe(0)
  })

  it('has movies to see again once the user wants them, with their viewings in the diary', () => {
    const wish: HistoryFact = { kind: 'watchlist', addedAt: '2024-05-06T12:00:00.000Z', status: 'want-to-watch' }
    const file = { diary: [['Alien', seen('2020-05-01')]], watchlist: [['Alien', wish]] } as const
    const left = planOf(file)
    expect(linesOf(left.library.watchlist)).toEqual(['Alien ✓'])
    expect([outcomesIn(left), left.wishesAgain]).toEqual([['viewings new'], { rows: [1], movies: 1 }])
    const plan = planOf(file, { wantsAgain: true })
    expect([outcomesIn(plan), plan.wishesAgain]).toEqual([['viewings new', 'watchlist new'], { rows: [], movies: 1 }])
    expect(viewingsIn(plan.library)).toEqual(['Alien 2020-05-01'])
    expect(plan.library.watchlist).toEqual([
      {
        ...watchlistOf('Alien')[0],
        id: expect.any(Number),
        addedAt: '2024-05-06T12:00:00.000Z',
        watchedAt: null,
        lastModified: now,
      },
    ])
    const again = planOf(file, { library: plan.library, wantsAgain: true })
    expect(again.library).toBe(plan.library)
    expect(again.wishesAgain).toEqual({ rows: [], movies: 0 })
  })

  it('has a movie once that is also watched', () => {
    const plan = planOf({ a: [['Alien', wanted]], b: [['Alien', seen('2020-05-01')]] })
    expect(linesOf(plan.library.watchlist)).toEqual(['Alien ✓'])
  })
})

describe('notes', () => {
  it('of several rows are one, with all tags', () => {
    const note = (text: string): HistoryFact => ({ kind: 'note', note: text })
    const plan = planOf({
      a: [
        ['Alien', note('Dark.'), { kind: 'tags', tags: ['a', 'b'] }],
        ['Alien', note('Slow.')],
      ],
    })
    const entry = {
      movieId: idOf('Alien'),
      movie: slimSnapshotOf(snapshot('Alien')),
      watchedAt: null,
      note: 'Dark.\n\nSlow.',
      tags: ['a', 'b'],
      plays: [],
      lastModified: now,
    }
    expect(plan.library.watchHistory).toEqual([entry])
    const other = { b: [['Alien', note('Loud.')]] } as const
    expect(outcomesIn(planOf(other, { library: plan.library }))).toEqual(['notes kept'])
    const forced = planOf(other, { library: plan.library, wins: 'file' })
    expect(forced.library.watchHistory).toEqual([{ ...entry, note: 'Loud.' }])
  })
})
