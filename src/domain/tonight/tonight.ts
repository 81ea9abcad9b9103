import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import { createTextHash } from '../values/text-hash.ts'
import { isMood, moods } from './moods.ts'

/** Minutes. */
export const timeLimits = [90, 120, 150] as const
export type TimeLimit = (typeof timeLimits)[number]

export type TonightSource =
  | { readonly kind: 'watchlist' }
  | { readonly kind: 'collection'; readonly id: RecordId }
  | { readonly kind: 'unlisted' }

export interface TonightConditions {
  readonly source: TonightSource
  readonly maxRuntime: TimeLimit | null
  /** A mood, or the English name of a genre. */
  readonly taste: string | null
  /** TMDB ids of services, any of which will do; empty for anywhere. */
  readonly services: readonly number[]
}

export interface TonightFilm {
  readonly movie: MovieSnapshot
  /** Minutes; 0 when nobody knows, null while it was not looked up. */
  readonly runtime: number | null
  /** TMDB ids of the services that have it; null while they were not looked up. */
  readonly services: readonly number[] | 'unknown' | null
}

export type FilmLookup = Pick<TonightFilm, 'runtime' | 'services'> & { readonly id: MovieId }

export const conditionNames = ['maxRuntime', 'taste', 'services'] as const
export type Condition = (typeof conditionNames)[number]

export const noConditions: Omit<TonightConditions, 'source'> = { maxRuntime: null, taste: null, services: [] }

export const genresOf = (taste: string): readonly string[] => (isMood(taste) ? moods[taste] : [taste])

/** Null while it was not looked up. */
type Answer = boolean | null

const checks: Readonly<Record<Condition, (film: TonightFilm, conditions: TonightConditions) => Answer>> = {
  maxRuntime: ({ runtime }, { maxRuntime }) => {
    if (maxRuntime === null) return true
    return runtime === null ? null : runtime > 0 && runtime <= maxRuntime
  },
  taste: ({ movie }, { taste }) => taste === null || genresOf(taste).some((genre) => movie.genres.includes(genre)),
  services: (film, { services }) => {
    if (services.length === 0) return true
    if (film.services === null || film.services === 'unknown') return film.services === null ? null : false
    return film.services.some((id) => services.includes(id))
  },
}

export const meets = (film: TonightFilm, conditions: TonightConditions): Answer => {
  const answers = conditionNames.map((name) => checks[name](film, conditions))
  return answers.includes(false) ? false : answers.includes(null) ? null : true
}

export const withoutCondition = (conditions: TonightConditions, condition: Condition): TonightConditions => ({
  ...conditions,
  [condition]: noConditions[condition],
})

export const activeConditions = (conditions: TonightConditions): readonly Condition[] =>
  conditionNames.filter((name) => (name === 'services' ? conditions.services.length > 0 : conditions[name] !== null))

export const withLookups = (films: readonly TonightFilm[], lookups: readonly FilmLookup[]): readonly TonightFilm[] => {
  const known = new Map(lookups.map((lookup) => [lookup.id, lookup]))
  return films.map((film) => {
    const found = known.get(film.movie.id)
    if (!found) return film
    // What the list knows outlasts an answer that did not come.
    const runtime = film.runtime || (found.runtime ?? film.runtime)
    return { ...film, runtime, services: found.services ?? film.services }
  })
}

export interface Obstacle {
  readonly condition: Condition
  /** How many films there would be without it; null when that is not known. */
  readonly films: number | null
}

const withoutEach = (films: readonly TonightFilm[], conditions: TonightConditions): readonly Obstacle[] =>
  activeConditions(conditions).map((condition) => {
    const answers = films.map((film) => meets(film, withoutCondition(conditions, condition)))
    return { condition, films: answers.includes(null) ? null : answers.filter(Boolean).length }
  })

const failing = (films: readonly TonightFilm[], conditions: TonightConditions, condition: Condition): number =>
  films.filter((film) => checks[condition](film, conditions) === false).length

/** The condition without which there are most films, or else the one that most of them fail. Null without any. */
export const emptiedBy = (films: readonly TonightFilm[], conditions: TonightConditions): Obstacle | null => {
  const obstacles = withoutEach(films, conditions)
  const [best] = obstacles.toSorted(
    (one, other) =>
      (other.films ?? 0.5) - (one.films ?? 0.5) ||
      failing(films, conditions, other.condition) - failing(films, conditions, one.condition),
  )
  return best ?? null
}

/** Films left out since nobody knows their length, or where to watch them. */
export const leftOut = (films: readonly TonightFilm[], conditions: TonightConditions) => {
  const count = (isUnknown: (film: TonightFilm) => boolean, condition: Condition): number =>
    films.filter((film) => isUnknown(film) && meets(film, withoutCondition(conditions, condition)) === true).length
  const { maxRuntime, services } = conditions
  return {
    runtime: maxRuntime === null ? 0 : count((film) => film.runtime === 0, 'maxRuntime'),
    services: services.length === 0 ? 0 : count((film) => film.services === 'unknown', 'services'),
  }
}

const placeOf = (seed: number, id: MovieId): number => {
  const hash = createTextHash()
  hash.add(`${seed} ${id}`)
  return hash.digest()
}

/** The place of a film depends on the seed alone, so that more films or fewer do not mix up the others. */
export const inDrawOrder = (films: readonly TonightFilm[], seed: number): readonly TonightFilm[] =>
  films
    .map((film) => ({ film, place: placeOf(seed, film.movie.id) }))
    .sort((one, other) => one.place - other.place || one.film.movie.id - other.film.movie.id)
    .map(({ film }) => film)
