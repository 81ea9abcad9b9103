import { millisecondsOf } from './iso-times.ts'
import type { Library } from './library.ts'
import type { MovieId } from './movie.ts'

/** Movies whose snapshots are older than `maxAgeMs`, the oldest first. `refreshed` has the times of later refreshes. */
export const staleSnapshots = (
  { watchlist, collectionMovies }: Pick<Library, 'watchlist' | 'collectionMovies'>,
  refreshed: ReadonlyMap<MovieId, number>,
  now: number,
  maxAgeMs: number,
): readonly MovieId[] => {
  const times = new Map<MovieId, number>()
  for (const { movieId, addedAt } of [...watchlist, ...collectionMovies]) {
    const time = Math.max(millisecondsOf(addedAt), refreshed.get(movieId) ?? 0, times.get(movieId) ?? 0)
    times.set(movieId, time)
  }
  return [...times]
    .filter(([, time]) => now - time > maxAgeMs)
    .sort(([, one], [, other]) => one - other)
    .map(([movieId]) => movieId)
}
