import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WatchlistItem } from '#domain/library.ts'
import { refreshSnapshots } from '#domain/snapshots.ts'
import {
  addToWatchlist,
  isInWatchlist,
  removeFromWatchlist,
  replaceItem,
  restoreToWatchlist,
  setProgress,
  setStatus,
  toggleFavorite,
  toggleWatched,
  watchedShare,
  watchlistItemOf,
  watchlistRemovals,
  watchProgressOf,
} from '#domain/watchlist.ts'
import { isoTimes, recordIds, snapshots, watchlists } from '#tests/support/arbitraries.ts'
import { idOf, linesOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const now = minute(90)
const later = { id: recordId(90), now }
const alien = idOf('Alien')

describe('adding to the watchlist', () => {
  it('keeps a snapshot as want-to-watch, not a favorite and not watched', () => {
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
    expect(item).toMatchObject({ status, watchedAt })
    expect(item?.progress).toBe(progress)
  })

  it('ignores a movie that is already present', () => {
    const list = watchlistOf('Alien ✓', 'Dune')
    expect(addToWatchlist(list, snapshot('Alien'), later)).toBe(list)
  })

  it('is undone by removing, for every list', () => {
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
  it('leaves a list without the movie alone', () => {
    const list = watchlistOf('Dune')
    expect(removeFromWatchlist(list, alien)).toBe(list)
    expect(watchlistRemovals(list, [alien])).toEqual([])
  })

  it('is undone with the same item at the same place, for every list', () => {
    fc.assert(
      fc.property(watchlists, fc.nat(), (list, pick) => {
        fc.pre(list.length > 0)
        const movieId = list[pick % list.length]?.movieId ?? 0
        const [removal] = watchlistRemovals(list, [movieId])
        expect(removal && restoreToWatchlist(removeFromWatchlist(list, movieId), removal)).toEqual(list)
      }),
    )
  })

  it('keeps the newer item when the movie was added again before the undo', () => {
    const list = watchlistOf('Alien ✓', 'Dune')
    const [removal] = watchlistRemovals(list, [alien])
    const again = addToWatchlist(removeFromWatchlist(list, alien), snapshot('Alien'), later)
    expect(removal && restoreToWatchlist(again, removal)).toBe(again)
  })

  it('puts an item at the end when the list has become shorter than its place', () => {
    const [removal] = watchlistRemovals(watchlistOf('Dune', 'Heat', 'Alien'), [alien])
    expect(removal && linesOf(restoreToWatchlist([], removal))).toEqual(['Alien'])
  })
})

describe('changing the status', () => {
  it.each([
    ['Alien', 'Alien ✓'],
    ['Alien ½', 'Alien ✓'],
    ['Alien ✓', 'Alien'],
  ])('the toggle makes %s into %s', (before, after) => {
    expect(linesOf(toggleWatched(watchlistOf('Dune', before), alien, now))).toEqual(['Dune', after])
  })

  it('sets progress 100 and both times when watched, and takes progress and watchedAt away again', () => {
    const [item] = watchlistOf('Alien')
    const watched = toggleWatched(watchlistOf('Alien'), alien, now)
    expect(watched).toEqual([{ ...item, status: 'watched', progress: 100, lastModified: now, watchedAt: now }])
    expect(toggleWatched(watched, alien, minute(91))).toEqual([{ ...item, lastModified: minute(91) }])
  })

  it('notes the change but not a second watching when a watched movie is marked watched', () => {
    const [item] = watchlistOf('Alien ✓')
    expect(setStatus(watchlistOf('Alien ✓'), alien, 'watched', now)).toEqual([{ ...item, lastModified: now }])
  })

  it('starts at progress 0 when set to watching', () => {
    const [item] = watchlistOf('Alien')
    expect(setStatus(watchlistOf('Alien'), alien, 'watching', now)).toEqual([
      { ...item, status: 'watching', progress: 0, lastModified: now },
    ])
  })

  it('toggled twice has the status it had, unless it was half seen', () => {
    fc.assert(
      fc.property(watchlists, isoTimes, (list, time) => {
        const settled = list.filter((item) => item.status !== 'watching')
        for (const { movieId, status } of settled) {
          const twice = toggleWatched(toggleWatched(settled, movieId, time), movieId, time)
          expect(watchlistItemOf(twice, movieId)?.status).toBe(status)
        }
      }),
    )
  })

  it('is undone by putting the item of before in its place', () => {
    const list = watchlistOf('Dune', 'Alien ½')
    const before = watchlistItemOf(list, alien)
    const toggled = toggleWatched(list, alien, now)
    expect(before && replaceItem(toggled, before)).toEqual(list)
    expect(before && replaceItem(list, before)).toBe(list)
  })

  it('leaves every other item the same object', () => {
    const list = watchlistOf('Dune', 'Alien', 'Heat')
    const toggled = toggleWatched(list, alien, now)
    expect(toggled.map((item, index) => item === list[index])).toEqual([true, false, true])
  })

  it.each([
    ['toggle', (list: readonly WatchlistItem[]) => toggleWatched(list, alien, now)],
    ['status', (list: readonly WatchlistItem[]) => setStatus(list, alien, 'watched', now)],
    ['progress', (list: readonly WatchlistItem[]) => setProgress(list, alien, 5)],
    ['favorite', (list: readonly WatchlistItem[]) => toggleFavorite(list, alien)],
    ['snapshot', (list: readonly WatchlistItem[]) => refreshSnapshots(list, snapshot('Alien'))],
  ])('a change of %s to a movie that is not there gives the same list', (_, change) => {
    const list = watchlistOf('Dune')
    expect(change(list)).toBe(list)
  })
})

describe('progress', () => {
  it.each([
    [-5, 0],
    [33.5, 33.5],
    [250, 100],
  ])('of %d is kept as %d', (given, kept) => {
    expect(setProgress(watchlistOf('Alien'), alien, given)[0]?.progress).toBe(kept)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 50])(
    'of %d changes nothing in an item that is half seen',
    (percent) => {
      const list = watchlistOf('Alien ½')
      expect(setProgress(list, alien, percent)).toBe(list)
    },
  )

  it.each([
    ['Alien', 0],
    ['Alien ½', 50],
    ['Alien ✓', 100],
  ])('of %s is %d', (line, progress) => {
    expect(watchlistOf(line).map(watchProgressOf)).toEqual([progress])
  })
})

describe('favorites', () => {
  it('are toggled', () => {
    const once = toggleFavorite(watchlistOf('Alien'), alien)
    expect(once[0]?.favorite).toBe(true)
    expect(toggleFavorite(once, alien)).toEqual(watchlistOf('Alien'))
  })
})

describe('snapshots', () => {
  it('are replaced by what the details say, fields of other apps on them stay', () => {
    const tagged = { ...snapshot('Alien'), tagline: 'In space' }
    const list = watchlistOf('Alien').map((item) => ({ ...item, movie: tagged }))
    const fresh = snapshot('Alien', { runtime: 117, genres: ['Horror'] })
    expect(refreshSnapshots(list, fresh)).toEqual([{ ...list[0], movie: { ...fresh, tagline: 'In space' } }])
  })

  it('that say nothing new give the same list', () => {
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
  ])('of %j shows %o', (lines, share) => {
    expect(watchedShare(watchlistOf(...lines))).toEqual(share)
  })
})
