import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '#domain/iso-times.ts'
import { staleSnapshots } from '#domain/stale-snapshots.ts'
import { idOf, minute, watchlistOf } from '#tests/support/fixtures.ts'

const minuteMs = 60_000
const watchlist = watchlistOf('Alien', 'Heat').map((item, index) => ({
  ...item,
  addedAt: minute(index === 0 ? 20 : 10),
}))
const lists = { watchlist, collectionMovies: [] }
const stale = (refreshed: ReadonlyMap<number, number>, atMinute: number) =>
  staleSnapshots(lists, refreshed, millisecondsOf(minute(atMinute)), 60 * minuteMs)

describe('stale snapshots', () => {
  it('are older than the limit, the oldest first', () => {
    expect(stale(new Map(), 70)).toEqual([])
    expect(stale(new Map(), 75)).toEqual([idOf('Heat')])
    expect(stale(new Map(), 90)).toEqual([idOf('Heat'), idOf('Alien')])
  })

  it('do not include one that was refreshed since', () => {
    const refreshed = new Map([[idOf('Heat'), millisecondsOf(minute(40))]])
    expect(stale(refreshed, 90)).toEqual([idOf('Alien')])
  })
})
