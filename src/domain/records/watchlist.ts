import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { Watchlist, WatchlistItem, WatchStatus } from './library.ts'
import { createMovieIndex } from './movie-index.ts'

export interface NewItem {
  readonly id: RecordId
  readonly now: IsoTime
  readonly status?: WatchStatus
}

export const watchlistIndex = createMovieIndex<WatchlistItem>()

export const watchlistItemOf = watchlistIndex.itemOf

export const isInWatchlist = (list: Watchlist, movieId: MovieId): boolean => watchlistIndex.indexOf(list, movieId) >= 0

export const isWatched = (item: WatchlistItem): boolean => item.status === 'watched'

/** On the watchlist, and not watched yet. */
export const isWanted = (item: WatchlistItem | undefined): boolean => item !== undefined && !isWatched(item)

export const watchProgressOf = (item: WatchlistItem): number => item.progress ?? (isWatched(item) ? 100 : 0)

const withStatus = (item: WatchlistItem, status: WatchStatus, watchedAt: IsoTime | null): WatchlistItem => {
  const { progress: _progress, ...rest } = item
  if (status === 'want-to-watch') return { ...rest, status, watchedAt }
  return { ...rest, status, progress: status === 'watched' ? 100 : 0, watchedAt }
}

const changeItem = (list: Watchlist, movieId: MovieId, change: (item: WatchlistItem) => WatchlistItem): Watchlist => {
  const index = watchlistIndex.indexOf(list, movieId)
  const before = list[index]
  if (before === undefined) return list
  const after = change(before)
  return after === before ? list : list.with(index, after)
}

export const addToWatchlist = (
  list: Watchlist,
  movie: MovieSnapshot,
  { id, now, status = 'want-to-watch' }: NewItem,
): Watchlist => {
  if (isInWatchlist(list, movie.id)) return list
  const item: WatchlistItem = {
    id,
    movieId: movie.id,
    userId: 1,
    addedAt: now,
    status: 'want-to-watch',
    favorite: false,
    watchedAt: null,
    movie,
  }
  return [...list, withStatus(item, status, status === 'watched' ? now : null)]
}

export const replaceItem = (list: Watchlist, item: WatchlistItem): Watchlist =>
  changeItem(list, item.movieId, () => item)

export const removeFromWatchlist = (list: Watchlist, ...movieIds: readonly MovieId[]): Watchlist => {
  const removed = new Set(movieIds)
  const left = list.filter((item) => !removed.has(item.movieId))
  return left.length === list.length ? list : left
}

/** Sets `lastModified` even when the status stays (docs/spec.md, section 3). */
export const setStatus = (list: Watchlist, movieId: MovieId, status: WatchStatus, now: IsoTime): Watchlist =>
  changeItem(list, movieId, (item) => {
    // Marking a watched movie again must not move it to the top of 'Recently Watched'.
    const watchedAt = isWatched(item) ? item.watchedAt : now
    return { ...withStatus(item, status, status === 'watched' ? watchedAt : null), lastModified: now }
  })

export const watchedCount = (list: Watchlist): number => list.filter(isWatched).length

export const watchedShare = (watched: number, all: number): { watched: number; unwatched: number; percent: number } => {
  const percent = all === 0 ? 0 : Math.round((100 * watched) / all)
  return { watched, unwatched: all - watched, percent }
}
