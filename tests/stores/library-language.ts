import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Library, WatchlistItem } from '#domain/records/library.ts'
import { addToWatchlist, removeFromWatchlist, setStatus } from '#domain/records/watchlist.ts'
import type { Operation } from '#stores/records/record-state.ts'

export const movie = (id: number, title = `Film ${id}`): MovieSnapshot => ({
  id,
  title,
  posterPath: null,
  backdropPath: null,
  overview: '',
  releaseDate: '2001-02-03',
  voteAverage: '7.5',
  runtime: 90,
  genres: ['Drama'],
})

export const now = '2026-09-21T14:13:20.000Z'

/** Ids grow with the movie id, so that lists are in the order of their movies. */
const idOf = (movieId: number) => 1_700_000_000_000_000 + movieId

export const itemOf = (movieId: number, fields: Partial<WatchlistItem> = {}): WatchlistItem => ({
  id: idOf(movieId),
  movieId,
  userId: 1,
  addedAt: now,
  status: 'want-to-watch',
  favorite: false,
  watchedAt: null,
  movie: movie(movieId),
  ...fields,
})

export const adding =
  (movieId: number, title?: string): Operation =>
  (library) => ({
    ...library,
    watchlist: addToWatchlist(library.watchlist, movie(movieId, title), { id: idOf(movieId), now }),
  })

export const removing =
  (movieId: number): Operation =>
  (library) => ({ ...library, watchlist: removeFromWatchlist(library.watchlist, movieId) })

export const watching =
  (movieId: number): Operation =>
  (library) => ({ ...library, watchlist: setStatus(library.watchlist, movieId, 'watched', now) })

export const moviesIn = (library: Library): readonly number[] => library.watchlist.map(({ movieId }) => movieId)
