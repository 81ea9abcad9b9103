import type { MovieId } from '../movie/movie.ts'
import type { IsoTime } from '../values/instant.ts'
import type { Library, WatchHistoryEntry, WatchlistItem } from './library.ts'
import { createMovieIndex } from './movie-index.ts'
import { viewingsOf } from './viewings.ts'
import { isWatched } from './watchlist.ts'

type SeenLists = Pick<Library, 'watchlist'> & { readonly watchHistory: readonly Entry[] }
type Entry = Pick<WatchHistoryEntry, 'movieId' | 'watchedAt' | 'plays'>

/** 'on no list' has viewings, as 'to watch again' has; 'watched' may have none. Null for a movie that is neither wanted nor seen. */
export type MovieState = 'watched' | 'to watch again' | 'on no list' | 'wanted' | null

/** The one place that says whether a movie was seen: it is watched, or has a viewing. */
export const movieState = (item: WatchlistItem | undefined, entry: Entry | undefined): MovieState => {
  if (item && isWatched(item)) return 'watched'
  const isViewed = entry !== undefined && viewingsOf(entry).length > 0
  if (isViewed) return item ? 'to watch again' : 'on no list'
  return item ? 'wanted' : null
}

const viewed = (history: readonly Entry[]): readonly Entry[] => history.filter((entry) => viewingsOf(entry).length > 0)

export const seenMovies = ({ watchlist, watchHistory }: SeenLists): ReadonlySet<MovieId> =>
  new Set([...watchlist.filter(isWatched), ...viewed(watchHistory)].map(({ movieId }) => movieId))

/** Those that were marked, or have a viewing that was logged, before `time`. */
export const seenBefore = (
  { watchlist, watchHistory }: Pick<Library, 'watchlist' | 'watchHistory'>,
  time: IsoTime,
): ReadonlySet<MovieId> =>
  seenMovies({
    watchlist: watchlist.filter(({ addedAt, lastModified = addedAt }) => lastModified < time),
    watchHistory: watchHistory.filter((entry) => viewingsOf(entry).some(({ createdAt }) => createdAt < time)),
  })

export interface SeenCounts {
  readonly watched: number
  readonly 'to watch again': number
  readonly 'on no list': number
  /** Of the watched ones. */
  readonly withoutViewing: number
}

/** The first three together are all that was seen. */
export const seenCounts = ({ watchlist, watchHistory }: SeenLists): SeenCounts => {
  const items = createMovieIndex<WatchlistItem>().mapOf(watchlist, [])
  const states = viewed(watchHistory).map((entry) => movieState(items.get(entry.movieId), entry))
  const count = (state: MovieState) => states.filter((other) => other === state).length
  const watched = watchlist.filter(isWatched).length
  return {
    watched,
    'to watch again': count('to watch again'),
    'on no list': count('on no list'),
    withoutViewing: watched - count('watched'),
  }
}
