import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WatchHistoryEntry } from '#domain/records/library.ts'
import { movieState, seenCounts, seenMovies } from '#domain/records/seen-movies.ts'
import { watchlistItemOf } from '#domain/records/watchlist.ts'
import { idOf, minute, watchlistOf } from '#tests/support/fixtures.ts'

const entryOf = (title: string, viewings: number): WatchHistoryEntry => ({
  movieId: idOf(title),
  watchedAt: null,
  rating: 8,
  plays: Array.from({ length: viewings }, (_, index) => ({
    id: index + 1,
    watchedAt: null,
    createdAt: minute(index),
    lastModified: minute(index),
  })),
})

describe('what was seen', () => {
  const watchlist = watchlistOf('Alien ✓', 'Arrival ✓', 'Dune', 'Heat', 'Jaws ½')
  const watchHistory = [
    entryOf('Alien', 2),
    entryOf('Dune', 1),
    entryOf('Ran', 1),
    entryOf('Jaws', 0),
    entryOf('Up', 0),
  ]
  const stateOf = (title: string) =>
    movieState(
      watchlistItemOf(watchlist, idOf(title)),
      watchHistory.find(({ movieId }) => movieId === idOf(title)),
    )

  it.each([
    ['Alien', 'watched'],
    ['Arrival', 'watched'],
    ['Dune', 'to watch again'],
    ['Heat', 'wanted'],
    ['Jaws', 'wanted'],
    ['Ran', 'on no list'],
    ['Up', null],
    ['Them!', null],
  ])('%s is %s', (title, state) => {
    expect(stateOf(title)).toBe(state)
  })

  it('is what is watched, to watch again, or has a viewing on no list', () => {
    expect(seenMovies({ watchlist, watchHistory })).toEqual(new Set(['Alien', 'Arrival', 'Dune', 'Ran'].map(idOf)))
    expect(seenCounts({ watchlist, watchHistory })).toEqual({
      watched: 2,
      'to watch again': 1,
      'on no list': 1,
      withoutViewing: 1,
    })
  })

  it('is the same for one movie as for all, and its parts add up, whatever the records', () => {
    const titles = ['Alien', 'Arrival', 'Dune', 'Heat', 'Jaws', 'Ran']
    const records = fc.record({
      statuses: fc.array(fc.constantFrom(' ✓', '', ' ½', null), { minLength: 6, maxLength: 6 }),
      viewings: fc.array(fc.constantFrom(0, 1, 3, null), { minLength: 6, maxLength: 6 }),
    })
    fc.assert(
      fc.property(records, ({ statuses, viewings }) => {
        const list = watchlistOf(
          ...titles.flatMap((title, index) => {
            const status = statuses[index] ?? null
            return status === null ? [] : [`${title}${status}`]
          }),
        )
        const history = titles.flatMap((title, index) => {
          const count = viewings[index] ?? null
          return count === null ? [] : [entryOf(title, count)]
        })
        const seen = seenMovies({ watchlist: list, watchHistory: history })
        const isSeen = (id: number): boolean => {
          const entry = history.find(({ movieId }) => movieId === id)
          const state = movieState(watchlistItemOf(list, id), entry)
          return state !== null && state !== 'wanted'
        }
        const single = titles.map(idOf).filter(isSeen)
        const counts = seenCounts({ watchlist: list, watchHistory: history })
        expect([...seen].sort()).toEqual([...single].sort())
        expect(counts.watched + counts['to watch again'] + counts['on no list']).toBe(seen.size)
      }),
    )
  })
})
