import type { ListChanges } from './list-changes.ts'
import type { MovieId } from './movie.ts'

export type FilmMap<Value> = Pick<ReadonlyMap<MovieId, Value>, 'get'>

/** Immutable. A small change is kept beside the map that it changes: copying 20,000 entries would delay a paint. */
export interface LayeredFilmMap<Value> extends FilmMap<Value> {
  readonly with: (changes: ListChanges<Value>) => LayeredFilmMap<Value>
}

const mostChanged = 250

const layered = <Value extends { readonly movieId: MovieId }>(
  whole: ReadonlyMap<MovieId, Value>,
  changed: ReadonlyMap<MovieId, Value | undefined>,
): LayeredFilmMap<Value> => ({
  get: (id) => (changed.has(id) ? changed.get(id) : whole.get(id)),
  with: ({ removed, added }) => {
    const next = new Map(changed)
    for (const { movieId } of removed) next.set(movieId, undefined)
    for (const value of added) next.set(value.movieId, value)
    if (next.size <= mostChanged) return layered(whole, next)
    const all = new Map(whole)
    for (const [id, value] of next) {
      if (value === undefined) all.delete(id)
      else all.set(id, value)
    }
    return layered(all, new Map())
  },
})

export const emptyFilmMap = <Value extends { readonly movieId: MovieId }>(): LayeredFilmMap<Value> =>
  layered(new Map(), new Map())
