import type { MovieId } from '../movie/movie.ts'
import { indicesOf } from '../values/indices.ts'
import { type ListChanges, listChanges } from '../values/list-changes.ts'

export interface OfMovie {
  readonly movieId: MovieId
}

export type MovieMap<Item> = Pick<ReadonlyMap<MovieId, Item>, 'get'>

/** Immutable. A small change is kept beside the map that it changes: copying 20,000 entries would delay a paint. */
interface LayeredMap<Item> extends MovieMap<Item> {
  readonly with: (changes: ListChanges<Item>) => LayeredMap<Item>
}

const mostChanged = 250
/** Each passes the list up to the movie; more of them take longer than passing all of it once. */
const mostLookups = 16

const layered = <Item extends OfMovie>(
  whole: ReadonlyMap<MovieId, Item>,
  changed: ReadonlyMap<MovieId, Item | undefined>,
): LayeredMap<Item> => ({
  get: (id) => (changed.has(id) ? changed.get(id) : whole.get(id)),
  with: ({ removed, added }) => {
    const next = new Map(changed)
    for (const { movieId } of removed) next.set(movieId, undefined)
    for (const item of added) next.set(item.movieId, item)
    if (next.size <= mostChanged) return layered(whole, next)
    const all = new Map(whole)
    for (const [id, item] of next) {
      if (item === undefined) all.delete(id)
      else all.set(id, item)
    }
    return layered(all, new Map())
  },
})

export interface MovieIndex<Item> {
  /** Updates the map of an earlier list, if there is one. Lookups in this list are fast from then on. */
  readonly mapOf: (list: readonly Item[], earlier: readonly Item[]) => MovieMap<Item>
  readonly itemOf: (list: readonly Item[], id: MovieId) => Item | undefined
  /** -1 when the list does not have the movie. */
  readonly indexOf: (list: readonly Item[], id: MovieId) => number
  readonly indicesOf: (list: readonly Item[], ids: ReadonlySet<MovieId>) => ReadonlyMap<MovieId, number>
}

export const createMovieIndex = <Item extends OfMovie>(): MovieIndex<Item> => {
  const maps = new WeakMap<readonly Item[], LayeredMap<Item>>()
  const empty = layered<Item>(new Map(), new Map())
  const indexOf = (list: readonly Item[], id: MovieId): number => {
    const map = maps.get(list)
    if (!map) return list.findIndex(({ movieId }) => movieId === id)
    const item = map.get(id)
    return item === undefined ? -1 : list.indexOf(item)
  }
  return {
    mapOf: (list, earlier) => {
      const known = maps.get(list)
      if (known) return known
      const before = maps.get(earlier)
      const map = before ? before.with(listChanges(earlier, list)) : empty.with({ removed: [], added: list })
      maps.set(list, map)
      return map
    },
    itemOf: (list, id) => {
      const map = maps.get(list)
      return map ? map.get(id) : list.find(({ movieId }) => movieId === id)
    },
    indexOf,
    indicesOf: (list, ids) => {
      if (ids.size > mostLookups || !maps.has(list)) return indicesOf(list, ({ movieId }) => movieId, ids)
      const indices = [...ids].map((id): [MovieId, number] => [id, indexOf(list, id)])
      return new Map(indices.filter(([, index]) => index >= 0))
    },
  }
}
