import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Library, Watchlist, WatchlistItem, WatchStatus } from '#domain/library.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie.ts'
import { forgetWatched, recordWatched } from '#domain/watch-history.ts'
import {
  addToWatchlist,
  type RemovedItem,
  removeFromWatchlist,
  replaceItem,
  restoreToWatchlist,
  setStatus,
  watchedShare,
  watchlistItemOf,
} from '#domain/watchlist.ts'
import { operationContext } from './records/operation-context.ts'
import type { Records } from './records/records.ts'
import type { RecordsWorld } from './records/records-world.ts'

export interface WatchlistCounts {
  readonly watched: number
  readonly unwatched: number
  readonly percent: number
}

/** Actions resolve true when durable, false when the browser refused. */
export interface WatchlistStore {
  readonly items: ReadonlySignal<Watchlist>
  /** An item keeps its identity until it changes. */
  readonly byMovie: ReadonlySignal<ReadonlyMap<MovieId, WatchlistItem>>
  readonly counts: ReadonlySignal<WatchlistCounts>
  readonly add: (movie: MovieSnapshot, status?: WatchStatus) => Promise<boolean>
  readonly remove: (...movieIds: readonly MovieId[]) => Promise<boolean>
  /** Undoes a removal; see `watchlistRemovals`. */
  readonly restore: (...removed: readonly RemovedItem[]) => Promise<boolean>
  readonly setStatus: (movieIds: readonly MovieId[], status: WatchStatus) => Promise<boolean>
  /** Undoes changes of status, in the history too. */
  readonly replaceItems: (items: readonly WatchlistItem[]) => Promise<boolean>
}

const withHistory = (library: Library, watchlist: Watchlist, movieId: MovieId): Library => {
  if (watchlist === library.watchlist) return library
  const item = watchlistItemOf(watchlist, movieId)
  const history = library.watchHistory
  const watchHistory =
    item?.status === 'watched' && item.watchedAt
      ? recordWatched(history, movieId, item.watchedAt)
      : forgetWatched(history, movieId)
  return { ...library, watchlist, watchHistory }
}

export const createWatchlistStore = (records: Records, world: Pick<RecordsWorld, 'now' | 'random'>): WatchlistStore => {
  const items = records.watchlist
  const share = computed(() => watchedShare(items.value))
  // A new object with the same numbers would render the sidebar on every change.
  const counts = computed<WatchlistCounts>((): WatchlistCounts => {
    const { watched, unwatched, percent } = share.value
    const before = shownCounts
    if (before.watched !== watched || before.unwatched !== unwatched) shownCounts = { watched, unwatched, percent }
    return shownCounts
  })
  let shownCounts: WatchlistCounts = { watched: 0, unwatched: 0, percent: 0 }

  return {
    items,
    byMovie: computed(() => new Map(items.value.map((item) => [item.movieId, item]))),
    counts,
    add: (movie, status = 'want-to-watch') => {
      const { now, idIn } = operationContext(world)
      return records.change((library) => {
        const watchlist = addToWatchlist(library.watchlist, movie, { id: idIn(library), now, status })
        return status === 'watched' ? withHistory(library, watchlist, movie.id) : { ...library, watchlist }
      })
    },
    remove: (...movieIds) =>
      records.change((library) => ({ ...library, watchlist: movieIds.reduce(removeFromWatchlist, library.watchlist) })),
    restore: (...removed) =>
      records.change((library) => ({ ...library, watchlist: removed.reduce(restoreToWatchlist, library.watchlist) })),
    setStatus: (movieIds, status) => {
      const { now } = operationContext(world)
      return records.change((library) =>
        movieIds.reduce((before, id) => withHistory(before, setStatus(before.watchlist, id, status, now), id), library),
      )
    },
    replaceItems: (before) =>
      records.change((library) =>
        before.reduce(
          (current, item) => withHistory(current, replaceItem(current.watchlist, item), item.movieId),
          library,
        ),
      ),
  }
}
