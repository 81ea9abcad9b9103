import { isTmdbId, type MovieId } from '#domain/movie/movie.ts'
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
