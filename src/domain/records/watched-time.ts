import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { dayPattern, localDayOf, timeOnDay } from '../values/day.ts'
import type { RecordId } from '../values/ids.ts'
import { type IsoTime, isoTimeFrom } from '../values/instant.ts'
import type { Library, Viewing, WatchHistoryEntry, WatchlistItem } from './library.ts'
import { newestFirst, viewingsOf } from './viewings.ts'
import { historyEntryOf } from './watch-history.ts'
import { addToWatchlist, isWatched, replaceItem, setStatus, watchlistItemOf } from './watchlist.ts'

const timeOf = ({ watchedAt, createdAt }: Viewing): IsoTime | null => {
  if (watchedAt === null || !dayPattern.test(watchedAt)) return isoTimeFrom(watchedAt)
  return localDayOf(createdAt) === watchedAt ? createdAt : timeOnDay(watchedAt)
}

/** A watched item with the time of its last viewing; without viewings it keeps its own. */
export const withLastViewing = (item: WatchlistItem, entry: WatchHistoryEntry | undefined): WatchlistItem => {
  if (!entry || !isWatched(item)) return item
  const [newest] = newestFirst.sorted(viewingsOf(entry))
  if (!newest) return item
  const watchedAt = timeOf(newest)
  const isSameDay =
    watchedAt === null || item.watchedAt === null
      ? watchedAt === item.watchedAt
      : localDayOf(item.watchedAt) === localDayOf(watchedAt)
  return isSameDay ? item : { ...item, watchedAt }
}

interface Marking {
  /** Of the item, where there is none yet. */
  readonly id: RecordId
  readonly now: IsoTime
}

/** The library with the movie as watched, without a new viewing. */
export const markedAsSeen = (library: Library, movie: MovieSnapshot, { id, now }: Marking): Library => {
  const before = watchlistItemOf(library.watchlist, movie.id)
  if (before && isWatched(before)) return library
  const listed = before ? library.watchlist : addToWatchlist(library.watchlist, movie, { id, now })
  const marked = setStatus(listed, movie.id, 'watched', now)
  const item = watchlistItemOf(marked, movie.id)
  const undated = item ? replaceItem(marked, { ...item, watchedAt: null }) : marked
  return withWatchedTime({ ...library, watchlist: undated }, movie.id)
}

/** For a change of the movie's viewings. */
export const withWatchedTime = (library: Library, movieId: MovieId): Library => {
  const item = watchlistItemOf(library.watchlist, movieId)
  if (!item) return library
  const timed = withLastViewing(item, historyEntryOf(library.watchHistory, movieId))
  return timed === item ? library : { ...library, watchlist: replaceItem(library.watchlist, timed) }
}
