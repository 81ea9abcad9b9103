import type { Library } from './library.ts'
import type { MovieId } from './movie.ts'

/** What the watchlist and the diary have of films. */
export type FilmRecords = Pick<Library, 'watchlist' | 'watchHistory'>

interface OfFilm {
  readonly movieId: MovieId
}

const byFilm = <Item extends OfFilm>(list: readonly Item[], ids: ReadonlySet<MovieId>): ReadonlyMap<MovieId, Item> => {
  const found = new Map<MovieId, Item>()
  for (const item of list) if (ids.has(item.movieId)) found.set(item.movieId, item)
  return found
}

const withChanged = <Item extends OfFilm>(
  list: readonly Item[],
  changed: ReadonlyMap<MovieId, readonly Item[]>,
): readonly Item[] => {
  const left = new Map(changed)
  const all: Item[] = []
  for (const item of list) {
    const items = left.get(item.movieId)
    if (items) all.push(...items)
    else all.push(item)
    if (items) left.delete(item.movieId)
  }
  for (const items of left.values()) all.push(...items)
  return all.length === list.length && all.every((item, index) => item === list[index]) ? list : all
}

const listOf = <Item>(item: Item | undefined): readonly Item[] => (item === undefined ? [] : [item])

/** Changes each film over records that have it alone: over whole lists, thousands of films would take seconds. */
export const changeFilms = (
  library: Library,
  movieIds: readonly MovieId[],
  change: (film: FilmRecords, movieId: MovieId) => FilmRecords,
): Library => {
  const ids = new Set(movieIds)
  const items = byFilm(library.watchlist, ids)
  const entries = byFilm(library.watchHistory, ids)
  const films = [...ids].map((id) => {
    const before = { watchlist: listOf(items.get(id)), watchHistory: listOf(entries.get(id)) }
    return { id, ...change(before, id) }
  })
  return {
    ...library,
    watchlist: withChanged(library.watchlist, new Map(films.map(({ id, watchlist }) => [id, watchlist]))),
    watchHistory: withChanged(library.watchHistory, new Map(films.map(({ id, watchHistory }) => [id, watchHistory]))),
  }
}
