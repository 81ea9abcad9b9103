import type { Movie, MovieId } from '../movie/movie.ts'
import type { Library } from '../records/library.ts'
import { viewingsOf } from '../records/viewings.ts'
import { isWatched } from '../records/watchlist.ts'
import type { RecordId } from '../values/ids.ts'

export interface Share {
  readonly watched: number
  /** Movies that are released or watched. */
  readonly total: number
  /** Unwatched ones whose date is to come. Those without a date are in neither number. */
  readonly unreleased: number
}

export interface CollectionShare extends Omit<Share, 'unreleased'> {
  readonly id: RecordId
  readonly name: string
}

/** `today` is YYYY-MM-DD. */
export const shareOf = (
  movies: readonly Pick<Movie, 'id' | 'releaseDate'>[],
  watched: ReadonlySet<MovieId>,
  today: string,
): Share => {
  const seen = movies.filter(({ id }) => watched.has(id)).length
  const released = movies.filter(
    ({ id, releaseDate }) => watched.has(id) || (releaseDate !== '' && releaseDate <= today),
  )
  const unreleased = movies.filter(({ id, releaseDate }) => !watched.has(id) && releaseDate > today).length
  return { watched: seen, total: released.length, unreleased }
}

/** The collections with a movie, the most complete first. */
export const collectionShares = (
  { collections, collectionMovies }: Pick<Library, 'collections' | 'collectionMovies'>,
  watched: ReadonlySet<MovieId>,
): readonly CollectionShare[] => {
  const shares = new Map<RecordId, { watched: number; total: number }>()
  for (const { collectionId, movieId } of collectionMovies) {
    const share = shares.get(collectionId) ?? { watched: 0, total: 0 }
    share.total += 1
    if (watched.has(movieId)) share.watched += 1
    shares.set(collectionId, share)
  }
  return collections
    .flatMap(({ id, name }) => {
      const share = shares.get(id)
      return share ? [{ id, name, ...share }] : []
    })
    .sort((one, other) => other.watched / other.total - one.watched / one.total || other.total - one.total)
}

export interface WatchlistAmount {
  readonly movies: number
  /** Of the movies whose runtime is known. */
  readonly minutes: number
  readonly moviesWithoutRuntime: number
}

export const watchlistAmount = (
  watchlist: Library['watchlist'],
  runtimeOf: (movieId: MovieId) => number,
): WatchlistAmount => {
  const runtimes = watchlist
    .filter((item) => !isWatched(item))
    .map(({ movieId, movie }) => movie.runtime || runtimeOf(movieId))
  return {
    movies: runtimes.length,
    minutes: runtimes.reduce((sum, minutes) => sum + minutes, 0),
    moviesWithoutRuntime: runtimes.filter((minutes) => minutes === 0).length,
  }
}

/** Whose facts the statistics need: what was watched last first, then the watchlist's movies of unknown runtime. */
export const moviesToKnow = ({
  watchHistory,
  watchlist,
}: Pick<Library, 'watchlist' | 'watchHistory'>): readonly MovieId[] => {
  const watched = watchHistory
    .filter((entry) => viewingsOf(entry).length > 0)
    .sort((one, other) => ((one.watchedAt ?? '') < (other.watchedAt ?? '') ? 1 : -1))
  const waiting = watchlist.filter((item) => !isWatched(item) && item.movie.runtime === 0)
  return [...new Set([...watched, ...waiting].map(({ movieId }) => movieId))]
}
