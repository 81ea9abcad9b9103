import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEntries, mergeHistories } from '#domain/backup/restore.ts'
import type { Viewing } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { ratingOf, viewingOfMark, viewingsOf } from '#domain/records/viewings.ts'
import {
  entryWith,
  forgetWatched,
  putViewing,
  recordWatched,
  removeViewing,
  slimSnapshotOf,
  withListedViewings,
} from '#domain/records/watch-history.ts'
import { movieHistories } from '#tests/support/arbitraries.ts'
import { idOf, minute, recordId, snapshot } from '#tests/support/fixtures.ts'

const alien = slimSnapshotOf(snapshot('Alien'))
const dune = slimSnapshotOf(snapshot('Dune'))

const viewing = (known: Partial<Viewing> = {}): Viewing => ({
  id: recordId(1),
  watchedAt: '2026-01-01',
  createdAt: minute(1),
  lastModified: minute(1),
  ...known,
})

describe('marking a movie as watched', () => {
  const marked = recordWatched([], alien, minute(1), '2026-01-01')

  it('adds a viewing with the date of the day', () => {
    expect(marked).toEqual([
      {
        movieId: alien.id,
        watchedAt: '2026-01-01',
        movie: alien,
        plays: [viewingOfMark(alien.id, minute(1), '2026-01-01')],
      },
    ])
  })

  it('leaves no trace when it is taken back', () => {
    expect(forgetWatched(marked, alien.id, minute(1))).toEqual([])
    expect(forgetWatched(recordWatched(marked, dune, minute(2), '2026-01-01'), dune.id, minute(2))).toEqual(marked)
  })

  it.each<[string, Partial<Viewing>]>([
    ['a rating', { rating: 8 }],
    ['a note', { note: 'Again!' }],
    ['tags', { tags: ['cinema'] }],
    ['who watched it too', { companions: ['Ana'] }],
    ['another date', { watchedAt: '2025-12-31' }],
  ])('keeps the viewing when it is taken back after %s was added', (_, added) => {
    const edited = putViewing(marked, {
      movie: alien,
      viewing: { ...viewingOfMark(alien.id, minute(1), '2026-01-01'), ...added, lastModified: minute(2) },
    })
    expect(forgetWatched(edited, alien.id, minute(1))).toBe(edited)
  })

  it('takes back the mark that another device made on the same day', () => {
    expect(forgetWatched(marked, alien.id, minute(9))).toEqual([])
    const nextDay = recordWatched([], alien, '2026-01-02T12:00:00.000Z', '2026-01-02')
    expect(forgetWatched(nextDay, alien.id, minute(9))).toBe(nextDay)
  })

  it('keeps the mark of another device that something was added to', () => {
    const viewing = { ...viewingOfMark(alien.id, minute(1), '2026-01-01'), note: 'With Anna', lastModified: minute(3) }
    const noted = putViewing(marked, { movie: alien, viewing })
    expect(forgetWatched(noted, alien.id, minute(9))).toBe(noted)
  })

  it('leaves the viewings that were logged', () => {
    const logged = putViewing(marked, { movie: alien, viewing: viewing() })
    expect(forgetWatched(logged, alien.id, minute(1)).flatMap(viewingsOf)).toEqual([viewing()])
  })

  it('takes back an entry of an earlier version, which is one viewing', () => {
    const history = [{ movieId: alien.id, watchedAt: minute(1) }]
    expect(viewingsOf({ movieId: 603, watchedAt: '2026-03-01T12:00:00.000Z' })).toEqual([
      {
        id: 1_772_366_400_000_604,
        watchedAt: '2026-03-01T12:00Z',
        createdAt: '2026-03-01T12:00:00.000Z',
        lastModified: '2026-03-01T12:00:00.000Z',
      },
    ])
    expect(forgetWatched(history, alien.id, minute(1))).toEqual([])
    expect(forgetWatched(history, alien.id, '2026-01-03T12:00:00.000Z')).toBe(history)
  })
})

describe('the viewings of a movie', () => {
  const history = [
    viewing(),
    viewing({ id: recordId(2), watchedAt: '2026-01-03' }),
    viewing({ id: 3, watchedAt: null }),
  ].reduce((before, each) => putViewing(before, { movie: alien, viewing: each }), [] as ReturnType<typeof putViewing>)

  it('are in the order of their ids, and the entry has the date of the newest', () => {
    expect(history).toEqual([
      {
        movieId: alien.id,
        watchedAt: '2026-01-03',
        movie: alien,
        plays: [viewing({ id: 3, watchedAt: null }), viewing(), viewing({ id: recordId(2), watchedAt: '2026-01-03' })],
      },
    ])
  })

  it('can be removed, and the entry goes with the last one', () => {
    const left = [recordId(2), 3].reduce((before, id) => removeViewing(before, alien.id, id), history)
    expect(left.flatMap(viewingsOf)).toEqual([viewing()])
    expect(removeViewing(left, alien.id, recordId(1))).toEqual([])
    expect(removeViewing(left, alien.id, 99)).toBe(left)
  })
})

describe('what a user says of a movie', () => {
  it('is kept with the time, and an absent field stays', () => {
    const rated = changeMovie([], alien, { rating: 9, tags: ['cinema'] }, minute(1))
    expect(rated).toEqual([
      {
        movieId: alien.id,
        watchedAt: null,
        rating: 9,
        ratedAt: minute(1),
        tags: ['cinema'],
        movie: alien,
        plays: [],
        lastModified: minute(1),
      },
    ])
    expect(changeMovie(rated, alien, { liked: true, note: 'Dark.' }, minute(2))).toEqual(
      rated.map((movie) => ({ ...movie, liked: true, note: 'Dark.', lastModified: minute(2) })),
    )
  })

  it('leaves no trace when all of it is cleared', () => {
    const rated = changeMovie([], alien, { rating: 9, liked: true }, minute(1))
    expect(changeMovie(rated, alien, { rating: null, liked: null }, minute(2))).toEqual([])
  })

  it('has a rating of its own, else that of the newest rated viewing', () => {
    const plays = [
      viewing({ rating: 4 }),
      viewing({ id: 2, watchedAt: '2026-01-02', rating: 7 }),
      viewing({ id: 3, watchedAt: '2026-01-03' }),
    ]
    const entry = entryWith({ movieId: idOf('Alien'), watchedAt: null }, plays)
    expect(ratingOf(entry)).toBe(7)
    expect(ratingOf({ ...entry, rating: 10 })).toBe(10)
    expect(ratingOf({ movieId: 1, watchedAt: minute(1) })).toBeUndefined()
  })
})

describe('two histories of a movie', () => {
  const ofOneMovie = movieHistories(fc.constant(7), fc.integer({ min: 1, max: 6 }))

  it('merge to the same in either order, in any grouping, and with themselves', () => {
    fc.assert(
      fc.property(ofOneMovie, ofOneMovie, ofOneMovie, (one, two, three) => {
        expect(mergeEntries(one, two)).toStrictEqual(mergeEntries(two, one))
        expect(mergeEntries(mergeEntries(one, two), three)).toStrictEqual(mergeEntries(one, mergeEntries(two, three)))
        expect(mergeEntries(one, one)).toStrictEqual(one)
      }),
    )
  })

  it('merge to all of their viewings, and to the later data of the movie', () => {
    fc.assert(
      fc.property(ofOneMovie, ofOneMovie, (one, two) => {
        const ids = new Set([...one.plays, ...two.plays].map(({ id }) => id))
        const merged = mergeEntries(one, two)
        expect(new Set(merged.plays.map(({ id }) => id))).toEqual(ids)
        const later = (one.lastModified ?? '') > (two.lastModified ?? '') ? one : two
        if (one.lastModified !== two.lastModified) expect(merged.rating).toBe(later.rating)
      }),
    )
  })

  it('keep a rating from being replaced by a movie that was only marked', () => {
    const [rated] = changeMovie([], alien, { rating: 9 }, minute(1))
    const [marked] = recordWatched([], alien, minute(2), '2026-01-01')
    expect(rated && marked && mergeEntries(marked, rated).rating).toBe(9)
  })

  it('stay as they are where the other adds nothing', () => {
    const ours = [{ movieId: 1, watchedAt: minute(1) }]
    expect(mergeHistories(ours, ours.map(withListedViewings))[0]).toBe(ours[0])
  })
})
