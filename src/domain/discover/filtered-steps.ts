import type { MoviePage } from '../movie/discover.ts'
import type { Movie } from '../movie/movie.ts'

/** How many movies each 'Show more' adds. */
export const stepLength = 20

interface FilteredSteps {
  readonly movies: readonly Movie[]
  /** Whether the pages had enough movies for all steps. */
  readonly isFilled: boolean
  /** Whether they have movies beyond them. */
  readonly hasMore: boolean
}

/** Each movie once, in the order of the provider's pages, without those that are left out. */
export const filteredSteps = (
  pages: readonly Pick<MoviePage, 'results'>[],
  steps: number,
  isLeftOut: (movie: Movie) => boolean,
): FilteredSteps => {
  const all = new Map(pages.flatMap(({ results }) => results).map((movie) => [movie.id, movie]))
  const kept = [...all.values()].filter((movie) => !isLeftOut(movie))
  const length = steps * stepLength
  return { movies: kept.slice(0, length), isFilled: kept.length >= length, hasMore: kept.length > length }
}
