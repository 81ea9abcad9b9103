import type { WatchHistoryEntry, WatchlistItem } from './library.ts'
import type { Movie, MovieId } from './movie.ts'
import { isWatched } from './watchlist.ts'

/** One page of movies from the provider. */
export interface MoviePage {
  /** From 1. */
  readonly page: number
  /** Pages that can be asked for, the cap applied; 0 when nothing was found. */
  readonly totalPages: number
  /** How many were found in all, on every page. */
  readonly totalResults: number
  readonly results: readonly Movie[]
}

/** A genre with its name in the chosen language. */
export interface Genre {
  readonly id: number
  readonly name: string
}

/** The orders of the genre tab (spec section 9). */
export const genreSorts = [
  'popularity.desc',
  'vote_average.desc',
  'release_date.desc',
  'release_date.asc',
  'title.asc',
] as const
export type GenreSort = (typeof genreSorts)[number]

/** The last page that each list may show (spec section 2, Discover). */
export const pageCaps = { trending: 10, search: 10, genre: 500 } as const

/** A wanted page made askable: a whole number from 1 to `cap`. */
export const clampPage = (page: number, cap: number): number =>
  Math.min(cap, Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1))

/**
 * The movies that none of the other pages has; the provider's order moves between two requests. Where that leaves
 * nothing, all of them: an empty page would say that there are none.
 */
export const withoutRepeats = (
  movies: readonly Movie[],
  pages: readonly Pick<MoviePage, 'results'>[],
): readonly Movie[] => {
  const known = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
  const left = movies.filter(({ id }) => !known.has(id))
  return left.length > 0 ? left : movies
}

/** Ids of the movies that a person has watched, also of those that are no longer in the watchlist. */
export const seenMovies = (
  watchlist: readonly WatchlistItem[],
  history: readonly Pick<WatchHistoryEntry, 'movieId'>[],
): ReadonlySet<MovieId> => new Set([...watchlist.filter(isWatched), ...history].map(({ movieId }) => movieId))
