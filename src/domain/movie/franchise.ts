import type { Movie, MovieId } from './movie.ts'

/** What TMDB calls a collection: a movie and its sequels. */
export interface FranchiseLink {
  readonly id: number
  readonly name: string
}

export interface Franchise extends FranchiseLink {
  readonly parts: readonly Movie[]
}

export interface FranchiseParts {
  readonly released: readonly Movie[]
  /** Without a date, or with one to come: the soonest first. */
  readonly announced: readonly Movie[]
}

const soonest = (one: Movie, other: Movie): number =>
  (one.releaseDate || '9') < (other.releaseDate || '9') ? -1 : one.releaseDate === other.releaseDate ? 0 : 1

/** `today` is YYYY-MM-DD. */
export const partsOf = ({ parts }: Franchise, today: string): FranchiseParts => {
  const isReleased = ({ releaseDate }: Movie) => releaseDate !== '' && releaseDate <= today
  const sorted = parts.toSorted(soonest)
  return { released: sorted.filter(isReleased), announced: sorted.filter((part) => !isReleased(part)) }
}

/** From 1; null for a movie that is not among those released. */
export const partNumber = ({ released }: FranchiseParts, id: MovieId): number | null =>
  released.findIndex((part) => part.id === id) + 1 || null

export const missingParts = (
  { released }: FranchiseParts,
  watched: ReadonlySet<MovieId>,
  listed: ReadonlySet<MovieId>,
): readonly Movie[] => released.filter(({ id }) => !watched.has(id) && !listed.has(id))
