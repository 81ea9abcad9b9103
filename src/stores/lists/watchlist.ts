import type { ReadonlySignal } from '@preact/signals-core'
import { takenOffWatchlist } from '#domain/lists/removal.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import type { Watchlist, WatchlistItem, WatchStatus } from '#domain/records/library.ts'
import type { MovieMap } from '#domain/records/movie-index.ts'
import { changeMovies, type MovieRecords } from '#domain/records/movie-records.ts'
import { forgetWatched, recordWatched, type WatchHistory } from '#domain/records/watch-history.ts'
import { markedAsSeen } from '#domain/records/watched-time.ts'
import {
  addToWatchlist,
  setStatus,
  watchedCount,
  watchedShare,
  watchlistIndex,
  watchlistItemOf,
} from '#domain/records/watchlist.ts'
import { operationContext } from '../records/operation-context.ts'
import type { Records } from '../records/records.ts'
import type { RecordsWorld } from '../records/records-world.ts'
import { derived, movieMapOf } from './derived.ts'

export interface WatchlistCounts {
  readonly watched: number
  readonly unwatched: number
  readonly percent: number
}

/** Actions resolve true when durable, false when the browser refused. */
export interface WatchlistStore {
  readonly items: ReadonlySignal<Watchlist>
  /** An item keeps its identity until it changes. */
  readonly byMovie: ReadonlySignal<MovieMap<WatchlistItem>>
  readonly counts: ReadonlySignal<WatchlistCounts>
  readonly history: ReadonlySignal<WatchHistory>
  readonly add: (movie: MovieSnapshot, status?: WatchStatus) => Promise<boolean>
  /** As watched, without a new viewing. */
  readonly addSeen: (movie: MovieSnapshot) => Promise<boolean>
  /** `entries` are those of the watched movies, as they were when they were counted: they go too. */
  readonly remove: (movieIds: readonly MovieId[], entries?: WatchHistory) => Promise<boolean>
  readonly setStatus: (movieIds: readonly MovieId[], status: WatchStatus) => Promise<boolean>
}

export interface WatchlistWorld extends Pick<RecordsWorld, 'now' | 'random'> {
  /** The local date, YYYY-MM-DD. */
  readonly today: () => string
}

/** Marking adds a viewing; taking the mark away removes it, unless something was added to it. */
const withHistory = (library: MovieRecords, watchlist: Watchlist, movieId: MovieId, today: string): MovieRecords => {
  if (watchlist === library.watchlist) return library
  const marked = watchlistItemOf(library.watchlist, movieId)
  const before = marked?.watchedAt ?? null
  const item = watchlistItemOf(watchlist, movieId)
  const after = item?.watchedAt ?? null
  if (before === after) return { watchlist, watchHistory: library.watchHistory }
  // The time of the mark is still that of the last change where the diary has moved `watchedAt`.
  const times = before === null ? [] : [before, marked?.lastModified ?? before]
  const others = times.reduce((history, time) => forgetWatched(history, movieId, time), library.watchHistory)
  const watchHistory = item && after !== null ? recordWatched(others, item.movie, after, today) : others
  return { watchlist, watchHistory }
}

export const createWatchlistStore = (records: Records, world: WatchlistWorld): WatchlistStore => {
  const items = records.watchlist
  // The same object for the same numbers, or the sidebar would render on every change.
  const counts = derived<WatchlistItem, WatchlistCounts>(
    items,
    watchedShare(0, 0),
    (before, { removed, added }, { length }) => {
      const next = watchedShare(before.watched + watchedCount(added) - watchedCount(removed), length)
      return before.watched === next.watched && before.unwatched === next.unwatched ? before : next
    },
  )

  return {
    items,
    byMovie: movieMapOf(items, watchlistIndex),
    counts,
    history: records.watchHistory,
    add: (movie, status = 'want-to-watch') => {
      const { now, idIn } = operationContext(world)
      const today = world.today()
      return records.change((library) => {
        const watchlist = addToWatchlist(library.watchlist, movie, { id: idIn(library), now, status })
        return {
          ...library,
          ...(status === 'watched' ? withHistory(library, watchlist, movie.id, today) : { watchlist }),
        }
      })
    },
    addSeen: (movie) => {
      const { now, idIn } = operationContext(world)
      return records.change((library) => markedAsSeen(library, movie, { id: idIn(library), now }))
    },
    remove: (movieIds, entries = []) => {
      const { now } = operationContext(world)
      const counted = new Map(entries.map((entry) => [entry.movieId, entry]))
      return records.change((library) =>
        changeMovies(library, movieIds, (movie, id) => takenOffWatchlist(movie, id, { now, counted: counted.get(id) })),
      )
    },
    setStatus: (movieIds, status) => {
      const { now } = operationContext(world)
      const today = world.today()
      return records.change((library) =>
        changeMovies(library, movieIds, (movie, id) =>
          withHistory(movie, setStatus(movie.watchlist, id, status, now), id, today),
        ),
      )
    },
  }
}
