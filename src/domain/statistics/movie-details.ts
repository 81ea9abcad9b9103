import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { KnownFacts, MovieFacts } from '../movie/movie-facts.ts'
import type { Library, WatchHistoryEntry } from '../records/library.ts'
import { listedMovies } from '../records/own-movies.ts'
import { ratingOf } from '../records/viewings.ts'
import { releaseYear } from '../values/format.ts'

export type ViewingRecords = Pick<Library, 'watchHistory' | 'watchlist' | 'collections' | 'collectionMovies'>

export interface MovieDetails {
  /** Null until they are loaded, and for a movie that TMDB does not have. */
  readonly facts: MovieFacts | null
  readonly year: number | null
  /** Minutes, 0 when unknown. */
  readonly runtime: number
  readonly genres: readonly string[]
  /** The user's own, 1 to 10. */
  readonly rating: number | null
  /** TMDB's rating rounded to 1 to 10, null without votes. */
  readonly votes: number | null
}

export const votesOf = (average: number): number | null =>
  average > 0 ? Math.min(10, Math.max(1, Math.round(average))) : null

export const detailsOf = (
  entry: WatchHistoryEntry,
  listed: MovieSnapshot | undefined,
  facts: MovieFacts | null,
): MovieDetails => {
  const known = entry.movie ?? listed
  const average = listed === undefined ? 0 : Number.parseFloat(listed.voteAverage) || 0
  return {
    facts,
    year: releaseYear(known?.releaseDate || facts?.releaseDate || ''),
    runtime: known?.runtime || facts?.runtime || 0,
    genres: known?.genres.length ? known.genres : (facts?.genres ?? []),
    rating: ratingOf(entry) ?? null,
    votes: votesOf(average || (facts?.voteAverage ?? 0)),
  }
}

export const movieDetails = (
  records: ViewingRecords,
  facts: KnownFacts,
): ((movieId: MovieId) => MovieDetails | undefined) => {
  const listed = listedMovies(records)
  const entries = new Map(records.watchHistory.map((entry) => [entry.movieId, entry]))
  return (id) => {
    const entry = entries.get(id)
    return entry && detailsOf(entry, listed.get(id), facts.get(id) ?? null)
  }
}
