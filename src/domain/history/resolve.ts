import type { MovieSnapshot } from '../movie/movie.ts'
import { isLikely, type Match } from './match.ts'
import type { NamedFilm, ReadHistory } from './read-history.ts'

export type Choice = { readonly kind: 'movie'; readonly movie: MovieSnapshot } | { readonly kind: 'none' }

export const filmStates = [
  'found',
  'in doubt',
  'not found',
  'not in demo',
  'not a movie',
  'adult',
  'none of these',
  'unanswered',
] as const
export type FilmState = (typeof filmStates)[number]

export type DecidableState = Extract<FilmState, 'in doubt' | 'not found' | 'not a movie'>

/** The keys of films of which only titles are known: each match is shown before it counts. */
export const alwaysReviewed = ({ files, rows }: Pick<ReadHistory, 'files' | 'rows'>): ReadonlySet<string> => {
  const ofTitles = new Set(files.filter(({ source }) => source === 'netflix').map(({ name }) => name))
  if (ofTitles.size === 0) return new Set()
  const keys = (isOfTitles: boolean) =>
    new Set(rows.filter(({ origin }) => ofTitles.has(origin.file) === isOfTitles).map(({ film }) => film.key))
  const others = keys(false)
  return new Set([...keys(true)].filter((key) => !others.has(key)))
}

export interface ResolvedFilm {
  readonly film: NamedFilm
  readonly state: FilmState
  readonly movie: MovieSnapshot | null
  readonly candidates: readonly MovieSnapshot[]
}

export interface Answered {
  readonly matches: ReadonlyMap<string, Match>
  readonly choices: ReadonlyMap<string, Choice>
  /** A match of these films counts only once the person has confirmed it. */
  readonly alwaysReviewed: ReadonlySet<string>
}

const candidatesIn = (match: Match | undefined): readonly MovieSnapshot[] => {
  if (match?.kind === 'in doubt') return match.candidates
  return match?.kind === 'found' ? [match.movie] : []
}

const resolve = (film: NamedFilm, { matches, choices, alwaysReviewed: reviewed }: Answered): ResolvedFilm => {
  const match = matches.get(film.key)
  const choice = choices.get(film.key)
  const candidates = candidatesIn(match)
  if (choice?.kind === 'movie') return { film, state: 'found', movie: choice.movie, candidates }
  if (choice?.kind === 'none') return { film, state: 'none of these', movie: null, candidates }
  if (!match) return { film, state: film.isSeries ? 'not a movie' : 'unanswered', movie: null, candidates }
  if (match.kind === 'not found' && match.isDemo) return { film, state: 'not in demo', movie: null, candidates }
  if (match.kind !== 'found') return { film, state: match.kind, movie: null, candidates }
  return reviewed.has(film.key)
    ? { film, state: 'in doubt', movie: null, candidates }
    : { film, state: 'found', movie: match.movie, candidates }
}

export const resolveFilms = (films: readonly NamedFilm[], answered: Answered): readonly ResolvedFilm[] =>
  films.map((film) => resolve(film, answered))

/** By the key of the film. */
export const foundMovies = (films: readonly ResolvedFilm[]): ReadonlyMap<string, MovieSnapshot> =>
  new Map(films.flatMap(({ film, movie }) => (movie ? [[film.key, movie] as const] : [])))

/** The suggestion that can be accepted together with those for other films. */
export const onlySuggestion = ({ film, state, candidates }: ResolvedFilm): MovieSnapshot | null => {
  const [only, ...others] = candidates
  return state === 'in doubt' && only && others.length === 0 && isLikely(film, only) ? only : null
}
