import type { MovieId } from '../movie/movie.ts'
import type { WatchHistoryEntry } from '../records/library.ts'
import type { MovieRecords } from '../records/movie-records.ts'
import { movieState } from '../records/seen-movies.ts'
import { isUntouchedMark, ratingOf, viewingsOf } from '../records/viewings.ts'
import { changeEntry, historyEntryOf, type WatchHistory } from '../records/watch-history.ts'
import { withLastViewing } from '../records/watched-time.ts'
import { removeFromWatchlist, replaceItem, setStatus, watchlistItemOf } from '../records/watchlist.ts'
import type { IsoTime } from '../values/instant.ts'
import { sameItems } from '../values/list-changes.ts'

/** Movies that leave the watchlist, and what goes with them. */
export interface Removal {
  readonly movieIds: readonly MovieId[]
  /** Of the first of them. */
  readonly title: string
  /** Of those that are watched, as they were when they were counted. */
  readonly entries: WatchHistory
}

/** What is asked about before it happens. */
export interface AskedRemoval extends Removal {
  readonly confirm: () => void
}

export interface RemovalCounts {
  readonly viewings: number
  /** Movies with one, as those below. */
  readonly ratings: number
  readonly likes: number
  readonly notes: number
  readonly tags: number
}

/** What goes with watched movies that leave the watchlist, of which these are the entries. */
export const removalCounts = (entries: readonly WatchHistoryEntry[]): RemovalCounts => {
  const count = (test: (entry: WatchHistoryEntry) => boolean) => entries.filter(test).length
  return {
    viewings: entries.reduce((sum, entry) => sum + viewingsOf(entry).length, 0),
    ratings: count((entry) => ratingOf(entry) !== undefined),
    likes: count(({ liked }) => liked === true),
    notes: count((entry) => Boolean(entry.note) || viewingsOf(entry).some(({ note }) => Boolean(note))),
    tags: count((entry) => [entry, ...viewingsOf(entry)].some(({ tags = [] }) => tags.length > 0)),
  }
}

/** Whether the entry is no more than what marking the movie as watched made. */
export const isOnlyMarking = (entry: WatchHistoryEntry): boolean => {
  const { viewings, ratings, likes, notes, tags } = removalCounts([entry])
  const isMark = viewingsOf(entry).every((viewing) => isUntouchedMark(viewing, entry.movieId))
  return isMark && viewings < 2 && ratings + likes + notes + tags === 0
}

/** Without what was counted. What was added or changed since stays. */
const withoutCounted = (history: WatchHistory, counted: WatchHistoryEntry): WatchHistory => {
  const times = new Map(viewingsOf(counted).map(({ id, lastModified }) => [id, lastModified]))
  return changeEntry(history, counted.movieId, (entry) => {
    const { rating, ratedAt, liked, note, tags, ...others } = entry
    return {
      ...others,
      ...(rating !== undefined && rating !== counted.rating && { rating, ...(ratedAt !== undefined && { ratedAt }) }),
      ...(liked && !counted.liked && { liked }),
      ...(note && note !== counted.note && { note }),
      ...(tags && !sameItems(tags, counted.tags ?? []) && { tags }),
      plays: entry.plays.filter(({ id, lastModified }) => times.get(id) !== lastModified),
    }
  })
}

interface Removed {
  readonly now: IsoTime
  /** The movie's entry as it was counted. */
  readonly counted: WatchHistoryEntry | undefined
}

/** A movie to watch again is watched as before. With a watched movie goes what was counted. */
export const takenOffWatchlist = (movie: MovieRecords, id: MovieId, { now, counted }: Removed): MovieRecords => {
  const { watchlist, watchHistory } = movie
  const entry = historyEntryOf(watchHistory, id)
  const state = movieState(watchlistItemOf(watchlist, id), entry)
  if (state === 'to watch again') {
    const marked = setStatus(watchlist, id, 'watched', now)
    const item = watchlistItemOf(marked, id)
    return { watchlist: item ? replaceItem(marked, withLastViewing(item, entry)) : marked, watchHistory }
  }
  const isCounted = state === 'watched' && counted !== undefined
  return {
    watchlist: removeFromWatchlist(watchlist, id),
    watchHistory: isCounted ? withoutCounted(watchHistory, counted) : watchHistory,
  }
}
