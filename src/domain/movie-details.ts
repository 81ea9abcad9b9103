import type { CastMember, CrewMember } from './credits.ts'
import type { Movie } from './movie.ts'
import type { Video } from './trailer.ts'

export interface MovieDetails extends Movie {
  /** Locale code: the requested language, or 'en-US' as the fallback. */
  readonly overviewLanguage: string
  readonly cast: readonly CastMember[]
  readonly crew: readonly CrewMember[]
  readonly videos: readonly Video[]
}
