import type { MovieSnapshot } from '../movie/movie.ts'
import { isTooEarly } from './early-days.ts'
import { isNamed, type Match, maxCandidates, type OtherWork } from './match.ts'
import type { NamedMovie, ReadHistory } from './read-history.ts'

interface MovieChoice {
  readonly kind: 'movie'
  readonly movie: MovieSnapshot
  /** Without the days on which the movie was not out yet. */
  readonly isUndated?: true
  /** Together with the suggestions for other movies. */
  readonly isTogether?: true
}

export type Choice = MovieChoice | { readonly kind: 'none' }

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

/** Movies that the user decides on, also once more. */
export type DecidableState = Extract<MovieState, 'in doubt' | 'not found' | 'not a movie'> | 'accepted together'

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
  /** What it is instead of a movie. */
  readonly found?: OtherWork
  /** What can be accepted together with the suggestions for other movies. */
  readonly suggestion?: MovieSnapshot
  readonly isUndated?: true
  readonly isTogether?: true
}

export interface Answered {
  readonly matches: ReadonlyMap<string, Match>
  readonly choices: ReadonlyMap<string, Choice>
  /** A match of these movies counts only once the user has confirmed it. */
  readonly alwaysReviewed: ReadonlySet<string>
  /** The first day on which the file has each movie seen, by its key. */
  readonly seenOn: ReadonlyMap<string, string>
}

export const firstDaysOf = ({ rows }: Pick<ReadHistory, 'rows'>): ReadonlyMap<string, string> => {
  const days = new Map<string, string>()
  for (const { named, facts } of rows) {
    for (const fact of facts) {
      const day = fact.kind === 'viewing' ? fact.watchedAt?.slice(0, 10) : undefined
      const known = days.get(named.key)
      if (day && (known === undefined || day < known)) days.set(named.key, day)
    }
  }
  return days
}

const isSeenTooEarly = (movie: MovieSnapshot, seenOn: string | undefined): boolean =>
  seenOn !== undefined && isTooEarly(movie, seenOn)

const isOutOn = ({ releaseDate }: MovieSnapshot, seenOn: string | undefined): boolean =>
  seenOn === undefined || (releaseDate !== '' && releaseDate <= seenOn)

/**
 * Of a movie with a year, the only candidate, if it has the title and the year; of one without, the only movie of that title
 * that was out on the day it was seen.
 */
const suggestionIn = (named: NamedMovie, match: Match, seenOn: string | undefined): MovieSnapshot | undefined => {
  if (match.kind === 'found') return isOutOn(match.movie, seenOn) ? match.movie : undefined
  if (match.kind !== 'in doubt' || match.candidates.length === maxCandidates) return undefined
  if (named.year !== undefined && match.candidates.length > 1) return undefined
  const [only, ...others] = match.candidates.filter(
    (movie) =>
      isNamed(named, movie) && (named.year === undefined ? isOutOn(movie, seenOn) : !isSeenTooEarly(movie, seenOn)),
  )
  return others.length === 0 ? only : undefined
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
    ? {
        named,
        state: 'found',
        movie: choice.movie,
        candidates,
        ...(choice.isUndated && { isUndated: true }),
        ...(choice.isTogether && { isTogether: true }),
      }
    : { named, state: 'none of these', movie: null, candidates }

const resolve = (
  named: NamedMovie,
  { matches, choices, alwaysReviewed: reviewed, seenOn }: Answered,
): ResolvedMovie => {
  const match = matches.get(named.key)
  const choice = choices.get(named.key)
  const candidates = candidatesIn(match)
  if (choice) return withChoice({ named, candidates }, choice)
  if (!match) return { named, state: named.isSeries ? 'not a movie' : 'unanswered', movie: null, candidates }
  if (match.kind === 'not found' && match.isDemo) return { named, state: 'not in demo', movie: null, candidates }
  const day = seenOn.get(named.key)
  const isFound = match.kind === 'found' && !reviewed.has(named.key) && !isSeenTooEarly(match.movie, day)
  if (isFound) return { named, state: 'found', movie: match.movie, candidates }
  const state = match.kind === 'found' ? 'in doubt' : match.kind
  // Sure of the movie, but not of the day.
  const suggestion = match.kind === 'found' && !reviewed.has(named.key) ? undefined : suggestionIn(named, match, day)
  return {
    named,
    state,
    movie: null,
    candidates,
    ...(match.kind === 'not a movie' && { found: match.found }),
    ...(suggestion && { suggestion }),
  }
}

export const resolveMovies = (movies: readonly NamedMovie[], answered: Answered): readonly ResolvedMovie[] =>
  movies.map((named) => resolve(named, answered))

/** By the key of the movie. */
export const foundMovies = (movies: readonly ResolvedMovie[]): ReadonlyMap<string, MovieSnapshot> =>
  new Map(movies.flatMap(({ named, movie }) => (movie ? [[named.key, movie] as const] : [])))
