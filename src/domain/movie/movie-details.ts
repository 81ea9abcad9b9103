import type { CastMember, CrewMember } from './credits.ts'
import type { FranchiseLink } from './franchise.ts'
import type { Movie } from './movie.ts'
import type { Video } from './trailer.ts'

/** A name with TMDB's id: of a keyword, or of a company. */
export interface NamedId {
  readonly id: number
  readonly name: string
}

export interface MovieDetails extends Movie {
  /** Locale code: the requested language, or 'en-US' as the fallback. */
  readonly overviewLanguage: string
  /** ISO 3166-1, such as 'FR'. */
  readonly countries: readonly string[]
  /** Where it is from, which may be fewer than those that produced it. */
  readonly originCountries: readonly string[]
  readonly companies: readonly NamedId[]
  /** Of the original, ISO 639-1; '' when unknown. */
  readonly originalLanguage: string
  /** '' when TMDB has none. */
  readonly imdbId: string
  readonly franchise: FranchiseLink | null
  readonly cast: readonly CastMember[]
  readonly crew: readonly CrewMember[]
  readonly videos: readonly Video[]
}
