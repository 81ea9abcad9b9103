import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSeenListed, withSeenListed } from '#domain/lists/seen-listing.ts'
import { staleSnapshots } from '#domain/lists/stale-snapshots.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { movieState, seenCounts } from '#domain/records/seen-movies.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionsOf, idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const viewing = (watchedAt: string | null, at = 1) => ({
  id: at,
  watchedAt,
  createdAt: minute(at),
  lastModified: minute(at),
})

const entryOf = (title: string, fields: object = {}) => ({
  movieId: idOf(title),
  watchedAt: null,
  movie: slimSnapshotOf(snapshot(title, { runtime: 117 })),
  plays: [],
  ...fields,
})

const stored: Library = {
  ...emptyLibrary,
  watchlist: watchlistOf('Dune', 'Heat ✓'),
  ...collectionsOf({ Space: ['Arrival'] }),
  watchHistory: [
    entryOf('Alien', { plays: [viewing('2025-11-27', 2), viewing('2024-05-01T20:15Z', 3)] }),
    entryOf('Arrival', { rating: 9, ratedAt: minute(7) }),
    entryOf('Dune', { rating: 8, ratedAt: minute(7) }),
    entryOf('Jaws', { plays: [viewing(null, 5)] }),
    entryOf('Ran', { liked: true, note: 'They say it is good.' }),
    entryOf('Heat', { plays: [viewing('2025-11-27')] }),
  ],
}

describe('what was seen and is on no list', () => {
  it('becomes watched, as old as its first viewing or its rating; what is on the watchlist stays', () => {
    const { watchlist } = withSeenListed(stored)
    expect(watchlist.slice(0, 2)).toEqual(stored.watchlist)
    expect(
      watchlist.slice(2).map(({ movie, status, addedAt, watchedAt }) => [movie.title, status, addedAt, watchedAt]),
    ).toEqual([
      ['Alien', 'watched', '2024-05-01T20:15:00.000Z', '2025-11-27T10:00:00.000Z'],
      ['Arrival', 'watched', minute(7), null],
      ['Jaws', 'watched', minute(5), null],
    ])
  })

  it('is put right once, the same on every device', () => {
    const right = withSeenListed(stored)
    expect([isSeenListed(stored.settings), isSeenListed(right.settings)]).toEqual([false, true])
    expect(withSeenListed({ ...right, watchlist: stored.watchlist }).watchlist).toBe(stored.watchlist)
    const elsewhere = withSeenListed({ ...stored, watchHistory: stored.watchHistory.toReversed() })
    expect(new Set(elsewhere.watchlist)).toEqual(new Set(right.watchlist))
  })

  it('asks for what its snapshot lacks, until that was asked for', () => {
    const right = withSeenListed(stored)
    const stale = (refreshed: ReadonlyMap<number, number>) =>
      staleSnapshots(right, refreshed, millisecondsOf(minute(8)), 60 * 60_000)
    const bare = ['Alien', 'Arrival', 'Jaws'].map(idOf)
    expect(stale(new Map()).toSorted()).toEqual(bare.toSorted())
    expect(stale(new Map(bare.map((id) => [id, millisecondsOf(minute(8))])))).toEqual([])
  })

  it('is nothing any longer, whatever the records, of which all others stay', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const right = withSeenListed(library)
        const items = new Map(right.watchlist.map((item) => [item.movieId, item]))
        expect(seenCounts(right)['on no list']).toBe(0)
        for (const entry of right.watchHistory) {
          if (ratingOf(entry) !== undefined) expect(movieState(items.get(entry.movieId), entry)).not.toBe(null)
        }
        expect(right).toMatchObject({ ...library, settings: {}, watchlist: {} })
        expect(right.watchlist.slice(0, library.watchlist.length)).toEqual(library.watchlist)
        expect(new Set(right.watchlist.map(({ id }) => id)).size).toBe(right.watchlist.length)
      }),
    )
  })
})
