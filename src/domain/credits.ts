/** One person in a film's cast, once, however often the provider lists them. */
export interface CastMember {
  /** TMDB id of the person. */
  readonly id: number
  readonly name: string
  /** '' when unnamed; several parts are joined by ' / '. */
  readonly character: string
  readonly profilePath: string | null
}

/** One person in a film's crew with all of their jobs on it, in TMDB's English words ('Director'). */
export interface CrewMember {
  /** TMDB id of the person. */
  readonly id: number
  readonly name: string
  readonly jobs: readonly string[]
  readonly profilePath: string | null
}

/** The crew members who directed: none, one or several. */
export const directorsOf = (crew: readonly CrewMember[]): readonly CrewMember[] =>
  crew.filter((member) => member.jobs.includes('Director'))
