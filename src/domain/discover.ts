import type { Movie } from './movie.ts'

/** One page of movies from the provider. */
export interface MoviePage {
  /** From 1. */
  readonly page: number
  /** Pages that can be asked for, the cap applied; 0 when nothing was found. */
  readonly totalPages: number
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
