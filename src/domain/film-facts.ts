import type { CastMember } from './credits.ts'
import type { Movie } from './movie.ts'

export type FilmPerson = Pick<CastMember, 'id' | 'name' | 'profilePath'>

/** What statistics need of a film beyond its snapshot. */
export interface FilmFacts extends Pick<Movie, 'releaseDate' | 'runtime' | 'voteAverage' | 'genres'> {
  /** ISO 3166-1, such as 'FR'. */
  readonly countries: readonly string[]
  /** Of the original, ISO 639-1; '' when unknown. */
  readonly language: string
  readonly directors: readonly FilmPerson[]
  /** The first in the credits. */
  readonly actors: readonly FilmPerson[]
}

/** By TMDB id; null for a film that TMDB does not have. */
export type KnownFacts = ReadonlyMap<number, FilmFacts | null>

export const noFacts: KnownFacts = new Map()
