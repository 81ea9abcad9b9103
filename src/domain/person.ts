import type { Movie } from './movie.ts'

/** A person from the provider (TMDB `/person/[id]`). */
export interface Person {
  readonly id: number
  readonly name: string
  readonly profilePath: string | null
  /** TMDB's English word ('Acting', 'Directing'), '' when unknown. */
  readonly knownForDepartment: string
  /** ISO date, '' when unknown. */
  readonly birthday: string
  /** ISO date, '' when alive or unknown. */
  readonly deathday: string
  readonly placeOfBirth: string
  /** Plain text with '\n' between paragraphs, '' when there is none. */
  readonly biography: string
  /** Locale code of the biography's language: the asked one, or 'en-US' when it had to stand in. */
  readonly biographyLanguage: string
}

/** A film in which a person plays. */
export interface CastCredit extends Movie {
  /** '' when unnamed; several parts are joined by ' / '. */
  readonly character: string
}

/** A film on which a person works behind the camera. */
export interface CrewCredit extends Movie {
  /** All jobs on this film in TMDB's English words; 'Director' first where it is one of them. */
  readonly jobs: readonly string[]
}

/** A person's films, each once per list, newest first, unknown release dates last. */
export interface PersonCredits {
  readonly cast: readonly CastCredit[]
  readonly crew: readonly CrewCredit[]
}

/** The films of a crew list that the person directed: the Directing tab. */
export const directedFilms = (crew: readonly CrewCredit[]): readonly CrewCredit[] =>
  crew.filter((credit) => credit.jobs.includes('Director'))
