import type { Library } from './library.ts'
import type { MovieId } from './movie.ts'
import { withoutPlaces } from './places.ts'
import { historyIndex } from './watch-history.ts'
import { watchlistIndex } from './watchlist.ts'

/** What the watchlist and the diary have of films. */
export type FilmRecords = Pick<Library, 'watchlist' | 'watchHistory'>

const itemsAt = <Item>(list: readonly Item[], place: number | undefined): readonly Item[] =>
  place === undefined ? [] : list.slice(place, place + 1)

const withChanged = <Item>(
  list: readonly Item[],
  places: ReadonlyMap<MovieId, number>,
  changed: ReadonlyMap<MovieId, readonly Item[]>,
): readonly Item[] => {
  const all = [...list]
  const gone: number[] = []
  let isSame = true
  for (const [id, items] of changed) {
    const place = places.get(id)
    const [first, ...others] = items
    if (place !== undefined && first) all[place] = first
    if (place !== undefined && !first) gone.push(place)
    const added = place === undefined ? items : others
    all.push(...added)
    isSame &&= added.length === 0 && (place === undefined || first === list[place])
  }
  return isSame ? list : withoutPlaces(all, gone)
}

/** Changes each film over records that have it alone: over whole lists, thousands of films would take seconds. */
export const changeFilms = (
  library: Library,
  movieIds: readonly MovieId[],
  change: (film: FilmRecords, movieId: MovieId) => FilmRecords,
): Library => {
  const { watchlist, watchHistory } = library
  const ids = new Set(movieIds)
  const items = watchlistIndex.placesOf(watchlist, ids)
  const entries = historyIndex.placesOf(watchHistory, ids)
  const films = [...ids].map((id) => {
    const before = {
      watchlist: itemsAt(watchlist, items.get(id)),
      watchHistory: itemsAt(watchHistory, entries.get(id)),
    }
    return { id, ...change(before, id) }
  })
  return {
    ...library,
    watchlist: withChanged(watchlist, items, new Map(films.map((film) => [film.id, film.watchlist]))),
    watchHistory: withChanged(watchHistory, entries, new Map(films.map((film) => [film.id, film.watchHistory]))),
  }
}
