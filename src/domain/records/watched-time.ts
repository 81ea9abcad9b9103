import type { MovieId } from '../movie/movie.ts'
import { dayPattern, localDayOf, timeOnDay } from '../values/day.ts'
import { type IsoTime, isoTimeFrom } from '../values/instant.ts'
import type { Library, Viewing, WatchHistoryEntry, WatchlistItem } from './library.ts'
import { newestFirst, viewingsOf } from './viewings.ts'
import { historyEntryOf } from './watch-history.ts'
import { isWatched, replaceItem, watchlistItemOf } from './watchlist.ts'

const timeOf = ({ watchedAt, createdAt }: Viewing): IsoTime | null => {
  if (watchedAt === null || !dayPattern.test(watchedAt)) return isoTimeFrom(watchedAt)
  return localDayOf(createdAt) === watchedAt ? createdAt : timeOnDay(watchedAt)
}

/** A watched item with the time of its last viewing; without viewings it keeps its own. */
export const withLastViewing = (item: WatchlistItem, entry: WatchHistoryEntry | undefined): WatchlistItem => {
  if (!entry || !isWatched(item)) return item
  const [newest] = viewingsOf(entry).toSorted(newestFirst)
  if (!newest) return item
  const watchedAt = timeOf(newest)
  const isSameDay =
    watchedAt === null || item.watchedAt === null
      ? watchedAt === item.watchedAt
      : localDayOf(item.watchedAt) === localDayOf(watchedAt)
  return isSameDay ? item : { ...item, watchedAt }
}

/** For a change of the movie's viewings. */
export const withWatchedTime = (library: Library, movieId: MovieId): Library => {
  const item = watchlistItemOf(library.watchlist, movieId)
  if (!item) return library
  const timed = withLastViewing(item, historyEntryOf(library.watchHistory, movieId))
  return timed === item ? library : { ...library, watchlist: replaceItem(library.watchlist, timed) }
}
