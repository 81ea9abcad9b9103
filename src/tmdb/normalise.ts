import type { MoviePage } from '#domain/discover.ts'
import { genreNames } from '#domain/genres.ts'
import { type Movie, unknownTitle } from '#domain/movie.ts'
import type { MoviePageBody, MovieRow } from './schemas.ts'

/** One value for each id, in the order of first appearance; `join` folds a repeat into the first. */
export const oncePerId = <Item extends { readonly id: number }>(
  items: readonly Item[],
  join: (first: Item, repeat: Item) => Item = (first) => first,
): readonly Item[] => {
  const byId = new Map<number, Item>()
  for (const item of items) {
    const first = byId.get(item.id)
    byId.set(item.id, first ? join(first, item) : item)
  }
  return [...byId.values()]
}

const genresFrom = ({ genres, genre_ids }: MovieRow): readonly string[] => {
  const named = genres.map((genre) => (typeof genre === 'string' ? genre : (genreNames[genre.id] ?? genre.name)))
  const known = genre_ids.flatMap((id) => genreNames[id] ?? [])
  return [...new Set(named.length > 0 ? named : known)]
}

/** A row of any list, or a movie's details, as the app's movie. */
export const movieFrom = (row: MovieRow): Movie => ({
  id: row.id,
  title: row.title || row.original_title || unknownTitle,
  overview: row.overview,
  posterPath: row.poster_path,
  backdropPath: row.backdrop_path,
  releaseDate: row.release_date,
  voteAverage: row.vote_average,
  voteCount: row.vote_count,
  popularity: row.popularity,
  runtime: row.runtime,
  genres: genresFrom(row),
  adult: row.adult,
})

export interface Rules {
  /** Whether films for adults are kept. */
  readonly includeAdult: boolean
}

/** Whether a movie may be shown. */
export const isWanted =
  ({ includeAdult }: Rules) =>
  (movie: Movie): boolean =>
    includeAdult || !movie.adult

// TMDB's own page size: a page of any other length must not fill the screen.
const longestPage = 20

/** A page of movies, each once; `cap` is the last page that may be shown. */
export const moviePageFrom = (body: MoviePageBody, page: number, cap: number, rules: Rules): MoviePage => {
  const found = body.results.length > 0 || body.total_results > 0
  const results = oncePerId(body.results.map(movieFrom)).filter(isWanted(rules)).slice(0, longestPage)
  const totalPages = found ? Math.min(cap, Math.trunc(body.total_pages) || page) : 0
  // The provider also counts rows that are left out here: where all are on one page, these are all.
  return { page, totalPages, totalResults: totalPages > 1 ? body.total_results : results.length, results }
}
