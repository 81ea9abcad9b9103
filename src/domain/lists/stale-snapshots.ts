import type { MovieId } from '../movie/movie.ts'
import type { Library, WatchHistoryEntry } from '../records/library.ts'
import { type IsoTime, millisecondsOf } from '../values/instant.ts'
import { isBareItem } from './seen-listing.ts'

type Lists = Pick<Library, 'watchlist' | 'collections' | 'collectionMovies' | 'watchHistory' | 'notForMe'>

interface DatedSnapshot {
  readonly movieId: MovieId
  readonly addedAt: IsoTime
}

/** With the time at which the first viewing, or else the movie's own data, brought the snapshot. */
const snapshotIn = ({ movieId, movie, plays = [], lastModified }: WatchHistoryEntry): readonly DatedSnapshot[] => {
  const [addedAt = lastModified] = plays.map(({ createdAt }) => createdAt).sort()
  return movie && addedAt !== undefined ? [{ movieId, addedAt }] : []
}

/**
 * Movies whose snapshots are older than `maxAgeMs`, the oldest first, and those of which little is known. `refreshed` has
 * the times of later refreshes.
 */
export const staleSnapshots = (
  lists: Lists,
  refreshed: ReadonlyMap<MovieId, number>,
  now: number,
  maxAgeMs: number,
): readonly MovieId[] => {
  const times = new Map<MovieId, number>()
  const bare = new Set(lists.watchlist.filter(isBareItem).map(({ movieId }) => movieId))
  for (const { movieId, addedAt } of [
    ...lists.watchHistory.flatMap(snapshotIn),
    ...lists.notForMe,
    ...lists.watchlist,
    ...lists.collectionMovies,
  ]) {
    const known = bare.has(movieId) ? 0 : millisecondsOf(addedAt)
    const time = Math.max(known, refreshed.get(movieId) ?? 0, times.get(movieId) ?? 0)
    times.set(movieId, time)
  }
  return [...times]
    .filter(([, time]) => now - time > maxAgeMs)
    .sort(([, one], [, other]) => one - other)
    .map(([movieId]) => movieId)
}
