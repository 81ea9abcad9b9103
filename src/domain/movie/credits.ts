export interface CastMember {
  readonly id: number
  readonly name: string
  /** '' when unnamed; several roles are joined by ' / '. */
  readonly character: string
  readonly profilePath: string | null
}

/** Jobs are TMDB's English names ('Director'). */
export interface CrewMember {
  readonly id: number
  readonly name: string
  readonly jobs: readonly string[]
  readonly profilePath: string | null
}

export const directorsOf = (crew: readonly CrewMember[]): readonly CrewMember[] =>
  crew.filter((member) => member.jobs.includes('Director'))
