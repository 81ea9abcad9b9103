import type { MoviePage } from '#domain/movie/discover.ts'
import { genreNames } from '#domain/movie/genres.ts'
import { type Movie, unknownTitle } from '#domain/movie/movie.ts'
import type { MoviePageBody, MovieRow } from './schemas.ts'

/** In order of first appearance; `merge` adds a repeat to the first. */
export const uniqueById = <Item extends { readonly id: number }>(
  items: readonly Item[],
  merge: (first: Item, repeat: Item) => Item = (first) => first,
): readonly Item[] => {
  const byId = new Map<number, Item>()
  for (const item of items) {
    const first = byId.get(item.id)
    byId.set(item.id, first ? merge(first, item) : item)
  }
  return [...byId.values()]
}

const genresFrom = ({ genres, genre_ids }: MovieRow): readonly string[] => {
  const named = genres.map((genre) => (typeof genre === 'string' ? genre : (genreNames[genre.id] ?? genre.name)))
  const fromIds = genre_ids.flatMap((id) => genreNames[id] ?? [])
  return [...new Set(named.length > 0 ? named : fromIds)]
}

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

export interface ContentRules {
  readonly includeAdult: boolean
}

export const isAllowed =
  ({ includeAdult }: ContentRules) =>
  ({ adult }: { readonly adult: boolean }): boolean =>
    includeAdult || !adult

// TMDB's page size: a longer page must not fill the screen.
export const maxPageLength = 20

export const moviePageFrom = (body: MoviePageBody, page: number, cap: number, rules: ContentRules): MoviePage => {
  const found = body.results.length > 0 || body.total_results > 0
  const results = uniqueById(body.results.map(movieFrom)).filter(isAllowed(rules)).slice(0, maxPageLength)
  const totalPages = found ? Math.min(cap, Math.trunc(body.total_pages) || page) : 0
  // TMDB also counts the rows dropped here.
  return { page, totalPages, totalResults: totalPages > 1 ? body.total_results : results.length, results }
}
