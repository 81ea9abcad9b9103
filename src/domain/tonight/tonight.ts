import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import { textHash } from '../values/text-hash.ts'
import { isMood, moods } from './moods.ts'
import type { Grounds } from './tonight-reason.ts'

/** Minutes. */
export const timeLimits = [90, 120, 150] as const
export type TimeLimit = (typeof timeLimits)[number]

export type TonightSource =
  | { readonly kind: 'watchlist' }
  | { readonly kind: 'collection'; readonly id: RecordId }
  | { readonly kind: 'unlisted' }
  /** What the user and the friend both want to see, then what one of them wants and the user has not seen. */
  | { readonly kind: 'friend'; readonly id: RecordId }

export interface TonightConditions {
  readonly source: TonightSource
  readonly maxRuntime: TimeLimit | null
  /** A mood, or the English name of a genre. */
  readonly taste: string | null
  /** TMDB ids of services, any of which will do; empty for anywhere. */
  readonly services: readonly number[]
}

export interface TonightMovie {
  readonly movie: MovieSnapshot
  /** Minutes; 0 when nobody knows, null while it was not looked up. */
  readonly runtime: number | null
  /** TMDB ids of the services that have it; null while they were not looked up. */
  readonly services: readonly number[] | 'unknown' | null
  /** Missing for a movie of no list. */
  readonly grounds?: Grounds
  /** Nothing but its title is known until it was looked up. */
  readonly isBare?: true
}

export type MovieLookup = Pick<TonightMovie, 'runtime' | 'services'> & {
  readonly id: MovieId
  /** Of a bare one, as far as it was found. */
  readonly movie?: MovieSnapshot
}

export const conditionNames = ['maxRuntime', 'taste', 'services'] as const
export type Condition = (typeof conditionNames)[number]

export const noConditions: Omit<TonightConditions, 'source'> = { maxRuntime: null, taste: null, services: [] }

export const genresOf = (taste: string): readonly string[] => (isMood(taste) ? moods[taste] : [taste])

/** Null while it was not looked up. */
type Answer = boolean | null

const checks: Readonly<Record<Condition, (movie: TonightMovie, conditions: TonightConditions) => Answer>> = {
  maxRuntime: ({ runtime }, { maxRuntime }) => {
    if (maxRuntime === null) return true
    return runtime === null ? null : runtime > 0 && runtime <= maxRuntime
  },
  taste: ({ movie }, { taste }) => taste === null || genresOf(taste).some((genre) => movie.genres.includes(genre)),
  services: (movie, { services }) => {
    if (services.length === 0) return true
    if (movie.services === null || movie.services === 'unknown') return movie.services === null ? null : false
    return movie.services.some((id) => services.includes(id))
  },
}

export const meets = (movie: TonightMovie, conditions: TonightConditions): Answer => {
  if (movie.isBare) return null
  const answers = conditionNames.map((name) => checks[name](movie, conditions))
  return answers.includes(false) ? false : answers.includes(null) ? null : true
}

export const withoutCondition = (conditions: TonightConditions, condition: Condition): TonightConditions => ({
  ...conditions,
  [condition]: noConditions[condition],
})

export const activeConditions = (conditions: TonightConditions): readonly Condition[] =>
  conditionNames.filter((name) => (name === 'services' ? conditions.services.length > 0 : conditions[name] !== null))

export const withLookups = (
  movies: readonly TonightMovie[],
  lookups: readonly MovieLookup[],
): readonly TonightMovie[] => {
  const known = new Map(lookups.map((lookup) => [lookup.id, lookup]))
  return movies.map((movie) => {
    const found = known.get(movie.movie.id)
    if (!found) return movie
    // What the list knows outlasts an answer that did not come.
    const runtime = movie.runtime || found.movie?.runtime || (found.runtime ?? movie.runtime)
    const { isBare: _, ...rest } = movie
    return { ...rest, movie: found.movie ?? movie.movie, runtime, services: found.services ?? movie.services }
  })
}

export interface Obstacle {
  readonly condition: Condition
  /** How many movies there would be without it; null when that is not known. */
  readonly movies: number | null
}

const withoutEach = (movies: readonly TonightMovie[], conditions: TonightConditions): readonly Obstacle[] =>
  activeConditions(conditions).map((condition) => {
    const answers = movies.map((movie) => meets(movie, withoutCondition(conditions, condition)))
    return { condition, movies: answers.includes(null) ? null : answers.filter(Boolean).length }
  })

const failing = (movies: readonly TonightMovie[], conditions: TonightConditions, condition: Condition): number =>
  movies.filter((movie) => checks[condition](movie, conditions) === false).length

/** The condition without which there are most movies, or else the one that most of them fail. Null without any. */
export const emptiedBy = (movies: readonly TonightMovie[], conditions: TonightConditions): Obstacle | null => {
  const obstacles = withoutEach(movies, conditions)
  const [best] = obstacles.toSorted(
    (one, other) =>
      (other.movies ?? 0.5) - (one.movies ?? 0.5) ||
      failing(movies, conditions, other.condition) - failing(movies, conditions, one.condition),
  )
  return best ?? null
}

/** Movies left out since nobody knows their length, or where to watch them. */
export const leftOut = (movies: readonly TonightMovie[], conditions: TonightConditions) => {
  const count = (isUnknown: (movie: TonightMovie) => boolean, condition: Condition): number =>
    movies.filter((movie) => isUnknown(movie) && meets(movie, withoutCondition(conditions, condition)) === true).length
  const { maxRuntime, services } = conditions
  return {
    runtime: maxRuntime === null ? 0 : count((movie) => movie.runtime === 0, 'maxRuntime'),
    services: services.length === 0 ? 0 : count((movie) => movie.services === 'unknown', 'services'),
  }
}

/** The place of a movie depends on the seed alone, so that more movies or fewer do not mix up the others. */
export const inDrawOrder = (movies: readonly TonightMovie[], seed: number): readonly TonightMovie[] =>
  movies
    .map((movie) => ({ movie, place: textHash(`${seed} ${movie.movie.id}`) }))
    .sort((one, other) => one.place - other.place || one.movie.movie.id - other.movie.movie.id)
    .map(({ movie }) => movie)
