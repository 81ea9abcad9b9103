import type { CastMember, CrewMember } from './credits.ts'
import type { Movie } from './movie.ts'
import type { Video } from './trailer.ts'

/** A movie with everything that its modal shows (TMDB `/movie/[id]` with videos and credits). */
export interface MovieDetails extends Movie {
  /** Locale code of the overview's language: the asked one, or 'en-US' when it had to stand in. */
  readonly overviewLanguage: string
  readonly cast: readonly CastMember[]
  readonly crew: readonly CrewMember[]
  readonly videos: readonly Video[]
}
