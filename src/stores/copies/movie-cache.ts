import { isTmdbId, type MovieId } from '#domain/movie/movie.ts'
import { parseJson } from '#domain/values/attempt.ts'
import type { Answers } from './answers.ts'

export interface MovieScope {
  readonly source: 'demo' | 'tmdb'
  readonly region: string
}

/** What is known about movies in each region. These are not personal records. */
export interface MovieCache<Value> {
  /** Removes what is too old, of every region. */
  readonly read: (scope: MovieScope) => Promise<ReadonlyMap<MovieId, Value>>
  readonly write: (scope: MovieScope, id: MovieId, value: Value) => Promise<void>
}

export interface MovieCacheFormat<Value> {
  /** Change it with the format: the rows outlive a version of the app. */
  readonly name: string
  readonly valueFrom: (row: unknown) => Value | null
  readonly isKept: (value: Value, now: number) => boolean
}

export type MovieAnswers = Pick<Answers, 'readAll' | 'write' | 'remove'>

export const createMovieCache = <Value>(
  { name, valueFrom, isKept }: MovieCacheFormat<Value>,
  answers: MovieAnswers,
  now: () => number,
): MovieCache<Value> => ({
  read: async (scope) => {
    const known = new Map<MovieId, Value>()
    const tooOld: string[] = []
    for (const [key, row] of await answers.readAll(`["${name}",`)) {
      const value = valueFrom(row)
      const [, source, region, id] = Object(parseJson(key))
      if (value === null || !isKept(value, now())) tooOld.push(key)
      else if (source === scope.source && region === scope.region && isTmdbId(id)) known.set(id, value)
    }
    await answers.remove(tooOld)
    return known
  },
  write: ({ source, region }, id, value) => answers.write(JSON.stringify([name, source, region, id]), value, []),
})
