import type { MovieId } from '../movie/movie.ts'
import { dayPattern, localDayOf, timeOnDay } from '../values/day.ts'
import { type IsoTime, isoTimeFrom } from '../values/instant.ts'
import type { Library, Viewing } from './library.ts'
import { newestFirst, viewingsOf } from './viewings.ts'
import { historyEntryOf } from './watch-history.ts'
import { isWatched, replaceItem, watchlistItemOf } from './watchlist.ts'

const timeOf = ({ watchedAt, createdAt }: Viewing): IsoTime | null => {
  if (watchedAt === null || !dayPattern.test(watchedAt)) return isoTimeFrom(watchedAt)
  return localDayOf(createdAt) === watchedAt ? createdAt : timeOnDay(watchedAt)
}

/** The time by which the watched movies are sorted follows the newest dated viewing; without one it stays. */
export const withWatchedTime = (library: Library, movieId: MovieId): Library => {
  const item = watchlistItemOf(library.watchlist, movieId)
  const entry = historyEntryOf(library.watchHistory, movieId)
  if (!item || !entry || !isWatched(item)) return library
  const [newest] = viewingsOf(entry).toSorted(newestFirst)
  const watchedAt = newest ? timeOf(newest) : null
  if (watchedAt === null) return library
  if (item.watchedAt !== null && localDayOf(item.watchedAt) === localDayOf(watchedAt)) return library
  return { ...library, watchlist: replaceItem(library.watchlist, { ...item, watchedAt }) }
}
