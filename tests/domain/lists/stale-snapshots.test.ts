import { describe, expect, it } from 'vitest'
import { staleSnapshots } from '#domain/lists/stale-snapshots.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { collectionsOf, idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const minuteMs = 60_000
const watchlist = watchlistOf('Alien', 'Heat').map((item, index) => ({
  ...item,
  addedAt: minute(index === 0 ? 20 : 10),
}))
const lists = { watchlist, collections: [], collectionMovies: [], watchHistory: [], notForMe: [] }
const stale = (refreshed: ReadonlyMap<number, number>, atMinute: number) =>
  staleSnapshots(lists, refreshed, millisecondsOf(minute(atMinute)), 60 * minuteMs)

describe('stale snapshots', () => {
  it('are older than the limit, the oldest first', () => {
    expect(stale(new Map(), 70)).toEqual([])
    expect(stale(new Map(), 75)).toEqual([idOf('Heat')])
    expect(stale(new Map(), 90)).toEqual([idOf('Heat'), idOf('Alien')])
  })

  it('are those of the diary and of movies not for the user too, once they have any', () => {
    const [alien, heat] = [slimSnapshotOf(snapshot('Alien')), slimSnapshotOf(snapshot('Heat'))]
    const viewing = { id: 1, watchedAt: null, createdAt: minute(5), lastModified: minute(30) }
    const library = {
      watchlist: [],
      collections: [],
      collectionMovies: [],
      watchHistory: [
        { movieId: alien.id, watchedAt: null, movie: alien, plays: [viewing] },
        { movieId: idOf('Ran'), watchedAt: minute(1) },
      ],
      notForMe: [{ movieId: heat.id, addedAt: minute(20), movie: heat }],
    }
    const now = millisecondsOf(minute(100))
    expect(staleSnapshots(library, new Map(), now, 60 * minuteMs)).toEqual([alien.id, heat.id])
    expect(staleSnapshots(library, new Map(), now, 75 * minuteMs)).toEqual([alien.id, heat.id])
    expect(staleSnapshots(library, new Map(), now, 85 * minuteMs)).toEqual([alien.id])
  })

  it('are those of collections, too', () => {
    const now = millisecondsOf(minute(100))
    const inCollection = { ...lists, watchlist: [], ...collectionsOf({ Space: ['Dune'] }) }
    expect(staleSnapshots(inCollection, new Map(), now, 60 * minuteMs)).toEqual([idOf('Dune')])
  })

  it('do not include one that was refreshed since', () => {
    const refreshed = new Map([[idOf('Heat'), millisecondsOf(minute(40))]])
    expect(stale(refreshed, 90)).toEqual([idOf('Alien')])
  })
})
