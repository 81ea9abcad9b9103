import type { Movie } from './movie.ts'

export interface Person {
  readonly id: number
  readonly name: string
  readonly profilePath: string | null
  /** TMDB's English name ('Acting'), '' when unknown. */
  readonly knownForDepartment: string
  readonly birthday: string
  readonly deathday: string
  readonly placeOfBirth: string
  readonly biography: string
  /** Locale code: the requested language, or 'en-US' as the fallback. */
  readonly biographyLanguage: string
}

export interface FoundPerson extends Pick<Person, 'id' | 'name' | 'profilePath' | 'knownForDepartment'> {
  readonly knownFor: readonly string[]
}

export interface CastCredit extends Movie {
  readonly character: string
}

export interface CrewCredit extends Movie {
  readonly jobs: readonly string[]
}

/** One entry per movie, newest first, unknown dates last. */
export interface PersonCredits {
  readonly cast: readonly CastCredit[]
  readonly crew: readonly CrewCredit[]
}

export const directedMovies = (crew: readonly CrewCredit[]): readonly CrewCredit[] =>
  crew.filter((credit) => credit.jobs.includes('Director'))

/** The most popular movies of the cast and the crew, each once. */
export const mostPopularMovies = ({ cast, crew }: PersonCredits, count: number): readonly Movie[] =>
  [...new Map<number, Movie>([...cast, ...crew].map((credit) => [credit.id, credit])).values()]
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, count)
