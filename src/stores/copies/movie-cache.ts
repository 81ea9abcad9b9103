import { type Availability, isKept } from '#domain/availability/availability.ts'
import { areReleasesKept, type MovieReleases } from '#domain/availability/releases.ts'
import { areTmdbIds, isTmdbId, type MovieId } from '#domain/movie/movie.ts'
import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import { type ReleaseEvent, releaseEvents } from '#domain/movie/release-kinds.ts'
import { readFacts } from '#domain/stored/stored-facts.ts'
import { dayPattern } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import type { Answers } from './answers.ts'

/** What the values depend on, such as the source and the region. */
export type MovieScope = readonly string[]

/** What is known about movies in each scope. These are not personal records. */
export interface MovieCache<Value> {
  /** Removes what is damaged, and what is too old in any scope. */
  readonly read: (scope: MovieScope) => Promise<ReadonlyMap<MovieId, Value>>
  readonly write: (scope: MovieScope, values: ReadonlyMap<MovieId, Value>) => Promise<void>
}

export interface MovieCacheFormat<Value> {
  /** Change it with the format: the rows outlive a version of the app. */
  readonly name: string
  /** Null for a damaged row. */
  readonly valueFrom: (row: unknown) => Value | null
  /** Without it, they are kept as long as all answers, and those of other scopes are not read. */
  readonly isKept?: (value: Value, now: number) => boolean
}

export type MovieAnswers = Pick<Answers, 'readAll' | 'writeAll' | 'remove'>

/** Of a JSON array that begins with these. */
const prefixOf = (parts: readonly string[]): string => `${JSON.stringify(parts).slice(0, -1)},`

export const createMovieCache = <Value>(
  { name, valueFrom, isKept }: MovieCacheFormat<Value>,
  answers: MovieAnswers,
  now: () => number,
): MovieCache<Value> => ({
  read: async (scope) => {
    const prefix = prefixOf([name, ...scope])
    const known = new Map<MovieId, Value>()
    const useless: string[] = []
    for (const [key, row] of await answers.readAll(isKept ? prefixOf([name]) : prefix)) {
      const value = valueFrom(row)
      const id = Number(key.slice(prefix.length, -1))
      if (value === null || isKept?.(value, now()) === false) useless.push(key)
      else if (key.startsWith(prefix) && isTmdbId(id)) known.set(id, value)
    }
    await answers.remove(useless)
    return known
  },
  write: (scope, values) => {
    const prefix = prefixOf([name, ...scope])
    return answers.writeAll(new Map([...values].map(([id, value]) => [`${prefix}${id}]`, value])))
  },
})

export const availabilityFormat: MovieCacheFormat<Availability> = {
  name: 'availability',
  valueFrom: (row) => {
    if (!isObject(row)) return null
    const { services, fetchedAt } = row
    return areTmdbIds(services) && typeof fetchedAt === 'number' ? { services, fetchedAt } : null
  },
  isKept,
}

const isDay = (value: unknown): value is string => typeof value === 'string' && dayPattern.test(value)

export const releasesFormat: MovieCacheFormat<MovieReleases> = {
  name: 'release dates',
  valueFrom: (row) => {
    if (!isObject(row)) return null
    const { dates: given, fetchedAt } = row
    if (!isObject(given) || typeof fetchedAt !== 'number') return null
    const dates: Partial<Record<ReleaseEvent, string>> = {}
    for (const event of releaseEvents) {
      const day = given[event]
      if (isDay(day)) dates[event] = day
    }
    return { dates, fetchedAt }
  },
  isKept: areReleasesKept,
}

export const factsFormat: MovieCacheFormat<MovieFacts> = { name: 'film facts', valueFrom: readFacts }
