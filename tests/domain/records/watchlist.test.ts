import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WatchlistItem } from '#domain/records/library.ts'
import { refreshSnapshots } from '#domain/records/snapshots.ts'
import {
  addToWatchlist,
  isInWatchlist,
  removeFromWatchlist,
  replaceItem,
  setStatus,
  watchedCount,
  watchedShare,
  watchlistItemOf,
  watchProgressOf,
} from '#domain/records/watchlist.ts'
import { isoTimes, recordIds, snapshots, watchlists } from '#tests/support/arbitraries.ts'
import { idOf, linesOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const now = minute(90)
const later = { id: recordId(90), now }
const alien = idOf('Alien')

describe('adding to the watchlist', () => {
  it('stores a snapshot as want-to-watch, neither favorite nor watched', () => {
    expect(addToWatchlist([], snapshot('Alien'), later)).toEqual([
      {
        id: recordId(90),
        movieId: alien,
        userId: 1,
        addedAt: now,
        status: 'want-to-watch',
        favorite: false,
        watchedAt: null,
        movie: snapshot('Alien'),
      },
    ])
  })

  it.each([
    ['watched', { progress: 100, watchedAt: now }],
    ['watching', { progress: 0, watchedAt: null }],
    ['want-to-watch', { progress: undefined, watchedAt: null }],
  ] as const)('with status %s sets the progress that goes with it', (status, { progress, watchedAt }) => {
    const [item] = addToWatchlist([], snapshot('Alien'), { ...later, status })
    expect([item?.status, item?.watchedAt, item?.progress]).toEqual([status, watchedAt, progress])
  })

  it('ignores a movie that is already present', () => {
    const list = watchlistOf('Alien ✓', 'Dune')
    expect(addToWatchlist(list, snapshot('Alien'), later)).toBe(list)
  })

  it('is undone by removing the movie, for every list', () => {
    fc.assert(
      fc.property(watchlists, snapshots(alien), recordIds, isoTimes, (list, movie, id, time) => {
        fc.pre(!isInWatchlist(list, alien))
        const added = addToWatchlist(list, movie, { id, now: time })
        expect(addToWatchlist(added, movie, { id: id + 1, now: time })).toBe(added)
        expect(removeFromWatchlist(added, alien)).toEqual(list)
      }),
    )
  })
})

describe('removing from the watchlist', () => {
  it('leaves all others in their order', () => {
    expect(linesOf(removeFromWatchlist(watchlistOf('Dune ✓', 'Alien', 'Heat'), alien))).toEqual(['Dune ✓', 'Heat'])
  })

  it('returns the same list when the movie is not in it', () => {
    const list = watchlistOf('Dune', 'Heat')
    expect(removeFromWatchlist(list, alien)).toBe(list)
  })
})

describe('changing the status', () => {
  it.each([
    ['Alien', 'watched', 'Alien ✓'],
    ['Alien ½', 'watched', 'Alien ✓'],
    ['Alien ✓', 'want-to-watch', 'Alien'],
  ] as const)('takes %s to %s: %s', (before, status, after) => {
    expect(linesOf(setStatus(watchlistOf('Dune', before), alien, status, now))).toEqual(['Dune', after])
  })

  it('sets progress 100 and both times when watched, and clears progress and watchedAt when unwatched', () => {
    const [item] = watchlistOf('Alien')
    const watched = setStatus(watchlistOf('Alien'), alien, 'watched', now)
    expect(watched).toEqual([{ ...item, status: 'watched', progress: 100, lastModified: now, watchedAt: now }])
    expect(setStatus(watched, alien, 'want-to-watch', minute(91))).toEqual([{ ...item, lastModified: minute(91) }])
  })

  it('updates lastModified but not watchedAt when a watched movie is marked watched again', () => {
    const [item] = watchlistOf('Alien ✓')
    expect(setStatus(watchlistOf('Alien ✓'), alien, 'watched', now)).toEqual([{ ...item, lastModified: now }])
  })

  it('starts at progress 0 when set to watching', () => {
    const [item] = watchlistOf('Alien')
    expect(setStatus(watchlistOf('Alien'), alien, 'watching', now)).toEqual([
      { ...item, status: 'watching', progress: 0, lastModified: now },
    ])
  })

  it('is undone by restoring the previous item', () => {
    const list = watchlistOf('Dune', 'Alien ½')
    const before = watchlistItemOf(list, alien)
    const changed = setStatus(list, alien, 'watched', now)
    expect(before && replaceItem(changed, before)).toEqual(list)
    expect(before && replaceItem(list, before)).toBe(list)
  })

  it('keeps every other item the same object', () => {
    const list = watchlistOf('Dune', 'Alien', 'Heat')
    const changed = setStatus(list, alien, 'watched', now)
    expect(changed.map((item, index) => item === list[index])).toEqual([true, false, true])
  })

  it.each([
    ['status', (list: readonly WatchlistItem[]) => setStatus(list, alien, 'watched', now)],
    ['snapshot', (list: readonly WatchlistItem[]) => refreshSnapshots(list, snapshot('Alien'))],
  ])('returns the same list for a change of %s when the movie is not in it', (_, change) => {
    const list = watchlistOf('Dune')
    expect(change(list)).toBe(list)
  })
})

describe('progress', () => {
  it.each([
    ['Alien', 0],
    ['Alien ½', 50],
    ['Alien ✓', 100],
  ])('of %s is %d', (line, progress) => {
    expect(watchlistOf(line).map(watchProgressOf)).toEqual([progress])
  })
})

describe('updating snapshots', () => {
  it('replaces them with the movie details and keeps unknown fields', () => {
    const tagged = { ...snapshot('Alien'), tagline: 'In space' }
    const list = watchlistOf('Alien').map((item) => ({ ...item, movie: tagged }))
    const fresh = snapshot('Alien', { runtime: 117, genres: ['Horror'] })
    expect(refreshSnapshots(list, fresh)).toEqual([{ ...list[0], movie: { ...fresh, tagline: 'In space' } }])
  })

  it.each([
    ['in another order by keeping their order', ['Family', 'Comedy'], ['Comedy', 'Family'], ['Family', 'Comedy']],
    ['extended by adding the new ones at the end', ['Drama'], ['Comedy', 'Drama'], ['Drama', 'Comedy']],
    ['missing the first one by moving the next one up', ['Drama', 'War'], ['War', 'Action'], ['War', 'Action']],
    ['all different by replacing them', ['Drame'], ['War', 'Drama'], ['War', 'Drama']],
    ['unknown so far by taking the new ones', [], ['War', 'Drama'], ['War', 'Drama']],
  ])('updates genres %s', (_, known, fresh, kept) => {
    const list = watchlistOf('Alien').map((item) => ({ ...item, movie: snapshot('Alien', { genres: known }) }))
    const refreshed = refreshSnapshots(list, snapshot('Alien', { genres: fresh }))
    expect(refreshed.map(({ movie }) => movie.genres)).toEqual([kept])
  })

  it('returns the same list when nothing changed', () => {
    const list = watchlistOf('Alien')
    expect(refreshSnapshots(list, snapshot('Alien', { genres: [] }))).toBe(list)
  })
})

describe('the sidebar', () => {
  it.each([
    [[], { watched: 0, unwatched: 0, percent: 0 }],
    [['Alien ✓', 'Dune ½', 'Heat'], { watched: 1, unwatched: 2, percent: 33 }],
    [['Alien ✓', 'Dune ✓', 'Heat'], { watched: 2, unwatched: 1, percent: 67 }],
    [['Alien ✓'], { watched: 1, unwatched: 0, percent: 100 }],
  ])('shows for %j the counts %o', (lines, share) => {
    const list = watchlistOf(...lines)
    expect(watchedShare(watchedCount(list), list.length)).toEqual(share)
  })
})
