import type { Movie } from './movie.ts'

export interface MoviePage {
  readonly page: number
  /** Capped; 0 when nothing was found. */
  readonly totalPages: number
  readonly totalResults: number
  readonly results: readonly Movie[]
}

export interface Genre {
  readonly id: number
  readonly name: string
}

export const genreSorts = [
  'popularity.desc',
  'vote_average.desc',
  'release_date.desc',
  'release_date.asc',
  'title.asc',
] as const
export type GenreSort = (typeof genreSorts)[number]

export const defaultGenreId = 28
export const defaultGenreSort: GenreSort = 'popularity.desc'

export const pageCaps = { trending: 10, search: 10, genre: 500 } as const

export const clampPage = (page: number, cap: number): number =>
  Math.min(cap, Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1))

/** Drops movies of other pages, since the provider's order moves between requests; keeps all if none would be left. */
export const withoutRepeats = (
  movies: readonly Movie[],
  pages: readonly Pick<MoviePage, 'results'>[],
): readonly Movie[] => {
  const otherIds = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
  const remaining = movies.filter(({ id }) => !otherIds.has(id))
  return remaining.length > 0 ? remaining : movies
}
