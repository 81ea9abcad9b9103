import type { MovieId } from '../movie/movie.ts'
import type { WatchHistoryEntry, WatchlistItem } from './library.ts'
import { viewingsOf } from './viewings.ts'
import { isWatched } from './watchlist.ts'

export const seenMovies = (
  watchlist: readonly WatchlistItem[],
  history: readonly Pick<WatchHistoryEntry, 'movieId' | 'watchedAt' | 'plays'>[],
): ReadonlySet<MovieId> => {
  const viewed = history.filter((entry) => viewingsOf(entry).length > 0)
  return new Set([...watchlist.filter(isWatched), ...viewed].map(({ movieId }) => movieId))
}
