import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { planHistory } from '#domain/imports/plan.ts'
import { defaultPrecedences as precedences } from '#domain/imports/planned.ts'
import { emptyLibrary } from '#domain/records/library.ts'
import { changeEntry } from '#domain/records/watch-history.ts'
import { idOf, snapshot, watchlistOf } from '../../support/fixtures.ts'
import {
  later,
  list,
  now,
  on,
  outcomesIn,
  planOf,
  rated,
  row,
  type Said,
  seen,
  viewingsIn,
  wanted,
} from './plan-language.ts'

describe('viewings', () => {
  it('come in with what was said of them, and mark the movie as watched', () => {
    const { library } = planOf({
      diary: [['Alien', seen('2020-05-01', { rating: 9, note: 'Dark.', tags: ['cinema'] })]],
    })
    const entry = library.watchHistory[0]
    expect(entry?.plays).toEqual([
      {
        id: expect.any(Number),
        watchedAt: '2020-05-01',
        rating: 9,
        note: 'Dark.',
        tags: ['cinema'],
        createdAt: now,
        lastModified: now,
      },
    ])
    expect(library.watchlist).toEqual([
      {
        ...watchlistOf('Alien ✓')[0],
        id: expect.any(Number),
        addedAt: '2020-05-01T10:00:00.000Z',
        watchedAt: '2020-05-01T10:00:00.000Z',
        lastModified: now,
      },
    ])
  })

  it('of one day in one file are two, in two files one', () => {
    const twice: readonly Said[] = [
      ['Alien', seen('2020-05-01')],
      ['Alien', seen('2020-05-01')],
    ]
    expect(viewingsIn(planOf({ movary: twice }).library)).toHaveLength(2)
    expect(viewingsIn(planOf({ diary: twice.slice(1), movary: twice.slice(1) }).library)).toEqual(['Alien 2020-05-01'])
  })

  it('of a minute and of its day are one', () => {
    const plan = planOf({ trakt: [['Alien', seen('2020-05-01T12:00Z')]], diary: [['Alien', seen('2020-05-01')]] })
    expect(viewingsIn(plan.library)).toEqual(['Alien 2020-05-01T12:00Z'])
  })

  it('before the release of the movie come in as they are', () => {
    const { library } = planOf({ diary: [['Alien', seen('1901-05-01')]] })
    expect(viewingsIn(library)).toEqual(['Alien 1901-05-01'])
  })

  it('without a date stand beside dated ones, but a movie that was merely seen adds none', () => {
    const plan = planOf({
      a: [['Alien', seen('2020-05-01'), seen(null)]],
      b: [
        ['Alien', { kind: 'seen' }],
        ['Heat', { kind: 'seen' }],
      ],
    })
    expect(viewingsIn(plan.library).sort()).toEqual(['Alien 2020-05-01', 'Alien null', 'Heat null'])
  })

  it('that were edited since keep the edit, unless the file goes first', () => {
    const file = { diary: [['Alien', seen('2020-05-01', { rating: 9 })]] } as const
    const { library } = planOf(file)
    const edited = {
      ...library,
      watchHistory: changeEntry(library.watchHistory, idOf('Alien'), (entry) => ({
        ...entry,
        plays: entry.plays.map((viewing) => ({ ...viewing, watchedAt: '2020-05-02', rating: 4, lastModified: later })),
      })),
    }
    const again = planOf(file, { library: edited, at: later })
    expect(outcomesIn(again)).toEqual(['viewings kept'])
    expect(again.library).toBe(edited)
    const forced = planOf(file, { library: edited, at: later, wins: 'file' })
    expect(forced.library.watchHistory[0]?.plays).toEqual([
      { ...edited.watchHistory[0]?.plays?.[0], watchedAt: '2020-05-01', rating: 9 },
    ])
  })

  it('fill the gaps of those that are there', () => {
    const { library } = planOf({ diary: [['Alien', seen('2020-05-01')]] })
    const plan = planOf({ trakt: [['Alien', seen('2020-05-01', { rating: 8, tags: ['home'] })]] }, { library })
    expect(outcomesIn(plan)).toEqual(['viewings changed'])
    expect(plan.library.watchHistory[0]?.plays).toEqual([
      { ...library.watchHistory[0]?.plays?.[0], rating: 8, tags: ['home'] },
    ])
  })
})

describe('an import', () => {
  const everything = {
    diary: [
      ['Alien', seen('2020-05-01', { rating: 9, tags: ['cinema'] }), seen(null)],
      ['Alien', seen('2021-05-01T20:15Z')],
      ['Heat', { kind: 'seen' }, rated(7), { kind: 'liked' }, { kind: 'note', note: 'Long.' }],
      ['Dune', wanted, on('1', 1)],
    ],
  } as const

  it('changes nothing the second time', () => {
    const { library } = planOf(everything, { lists: [list('1')] })
    const again = planOf(everything, { library, lists: [list('1')], at: later, wins: 'file' })
    expect(new Set(again.planned.map(({ outcome }) => outcome))).toEqual(new Set(['there']))
    expect(again.library).toBe(library)
  })

  it('brings a movie once that the file has under two ids', () => {
    const rows = [row('a', ['Alien', seen('2020-05-01')], 0), row('a', ['Alien (old id)', rated(9)], 1)]
    const movies = new Map(rows.map(({ named }) => [named.key, snapshot('Alien')]))
    const { library } = planHistory(
      emptyLibrary,
      { history: { rows, lists: [] }, movies, precedences, keysBetween },
      now,
    )
    expect(library.watchHistory.map(({ movieId, rating, plays }) => [movieId, rating, plays?.length])).toEqual([
      [idOf('Alien'), 9, 1],
    ])
  })

  it('leaves out movies that were not found', () => {
    const rows = [row('a', ['Alien', seen('2020-05-01')], 0)]
    const given = { history: { rows, lists: [] }, movies: new Map(), precedences, keysBetween }
    expect(planHistory(emptyLibrary, given, now)).toEqual({
      library: emptyLibrary,
      planned: [],
      createdCollections: 0,
      listsNotMade: [],
      wishesAgain: { rows: [], movies: 0 },
      becomeWatched: 0,
    })
  })
})
