import type { MovieId } from '../movie/movie.ts'
import { withoutIndices } from '../values/indices.ts'
import type { Library } from './library.ts'
import { historyIndex } from './watch-history.ts'
import { watchlistIndex } from './watchlist.ts'

export type MovieRecords = Pick<Library, 'watchlist' | 'watchHistory'>

const itemsAt = <Item>(list: readonly Item[], index: number | undefined): readonly Item[] =>
  index === undefined ? [] : list.slice(index, index + 1)

const withChanged = <Item>(
  list: readonly Item[],
  indices: ReadonlyMap<MovieId, number>,
  changed: ReadonlyMap<MovieId, readonly Item[]>,
): readonly Item[] => {
  const all = [...list]
  const gone: number[] = []
  let isSame = true
  for (const [id, items] of changed) {
    const index = indices.get(id)
    const [first, ...others] = items
    if (index !== undefined && first) all[index] = first
    if (index !== undefined && !first) gone.push(index)
    const added = index === undefined ? items : others
    all.push(...added)
    isSame &&= added.length === 0 && (index === undefined || first === list[index])
  }
  return isSame ? list : withoutIndices(all, gone)
}

/** Changes each movie over records that have it alone: over whole lists, thousands of movies would take seconds. */
export const changeMovies = (
  library: Library,
  movieIds: readonly MovieId[],
  change: (movie: MovieRecords, movieId: MovieId) => MovieRecords,
): Library => {
  const { watchlist, watchHistory } = library
  const ids = new Set(movieIds)
  const items = watchlistIndex.indicesOf(watchlist, ids)
  const entries = historyIndex.indicesOf(watchHistory, ids)
  const movies = [...ids].map((id) => {
    const before = {
      watchlist: itemsAt(watchlist, items.get(id)),
      watchHistory: itemsAt(watchHistory, entries.get(id)),
    }
    return { id, ...change(before, id) }
  })
  return {
    ...library,
    watchlist: withChanged(watchlist, items, new Map(movies.map((movie) => [movie.id, movie.watchlist]))),
    watchHistory: withChanged(watchHistory, entries, new Map(movies.map((movie) => [movie.id, movie.watchHistory]))),
  }
}
