import type { MovieSnapshot } from '../movie/movie.ts'
import { isLikely, type Match } from './match.ts'
import type { NamedMovie, ReadHistory } from './read-history.ts'

export type Choice = { readonly kind: 'movie'; readonly movie: MovieSnapshot } | { readonly kind: 'none' }

export const movieStates = [
  'found',
  'in doubt',
  'not found',
  'not in demo',
  'not a movie',
  'adult',
  'none of these',
  'unanswered',
] as const
export type MovieState = (typeof movieStates)[number]

export type DecidableState = Extract<MovieState, 'in doubt' | 'not found' | 'not a movie'>

/** The keys of movies of which only titles are known: each match is shown before it counts. */
export const alwaysReviewed = ({ files, rows }: Pick<ReadHistory, 'files' | 'rows'>): ReadonlySet<string> => {
  const ofTitles = new Set(files.filter(({ source }) => source === 'netflix').map(({ name }) => name))
  if (ofTitles.size === 0) return new Set()
  const keys = (isOfTitles: boolean) =>
    new Set(rows.filter(({ origin }) => ofTitles.has(origin.file) === isOfTitles).map(({ named }) => named.key))
  const others = keys(false)
  return new Set([...keys(true)].filter((key) => !others.has(key)))
}

export interface ResolvedMovie {
  readonly named: NamedMovie
  readonly state: MovieState
  readonly movie: MovieSnapshot | null
  readonly candidates: readonly MovieSnapshot[]
}

export interface Answered {
  readonly matches: ReadonlyMap<string, Match>
  readonly choices: ReadonlyMap<string, Choice>
  /** A match of these movies counts only once the person has confirmed it. */
  readonly alwaysReviewed: ReadonlySet<string>
}

const candidatesIn = (match: Match | undefined): readonly MovieSnapshot[] => {
  if (match?.kind === 'in doubt') return match.candidates
  return match?.kind === 'found' ? [match.movie] : []
}

export const withChoice = (
  { named, candidates }: Pick<ResolvedMovie, 'named' | 'candidates'>,
  choice: Choice,
): ResolvedMovie =>
  choice.kind === 'movie'
    ? { named, state: 'found', movie: choice.movie, candidates }
    : { named, state: 'none of these', movie: null, candidates }

const resolve = (named: NamedMovie, { matches, choices, alwaysReviewed: reviewed }: Answered): ResolvedMovie => {
  const match = matches.get(named.key)
  const choice = choices.get(named.key)
  const candidates = candidatesIn(match)
  if (choice) return withChoice({ named, candidates }, choice)
  if (!match) return { named, state: named.isSeries ? 'not a movie' : 'unanswered', movie: null, candidates }
  if (match.kind === 'not found' && match.isDemo) return { named, state: 'not in demo', movie: null, candidates }
  if (match.kind !== 'found') return { named, state: match.kind, movie: null, candidates }
  return reviewed.has(named.key)
    ? { named, state: 'in doubt', movie: null, candidates }
    : { named, state: 'found', movie: match.movie, candidates }
}

export const resolveMovies = (movies: readonly NamedMovie[], answered: Answered): readonly ResolvedMovie[] =>
  movies.map((named) => resolve(named, answered))

/** By the key of the movie. */
export const foundMovies = (movies: readonly ResolvedMovie[]): ReadonlyMap<string, MovieSnapshot> =>
  new Map(movies.flatMap(({ named, movie }) => (movie ? [[named.key, movie] as const] : [])))

/** The suggestion that can be accepted together with those for other movies. */
export const onlySuggestion = ({ named, state, candidates }: ResolvedMovie): MovieSnapshot | null => {
  const [only, ...others] = candidates
  return state === 'in doubt' && only && others.length === 0 && isLikely(named, only) ? only : null
}
