import { type MovieSnapshot, unknownTitle } from './movie.ts'

const sameGenres = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index])

/** Whether two snapshots say the same about a movie. */
export const sameSnapshot = (one: MovieSnapshot, other: MovieSnapshot): boolean =>
  one.id === other.id &&
  one.title === other.title &&
  one.posterPath === other.posterPath &&
  one.backdropPath === other.backdropPath &&
  one.overview === other.overview &&
  one.releaseDate === other.releaseDate &&
  one.voteAverage === other.voteAverage &&
  one.runtime === other.runtime &&
  sameGenres(one.genres, other.genres)

interface KeepsMovie {
  readonly movieId: number
  readonly movie: MovieSnapshot
}

// What spec section 3 puts in the place of what is missing.
const defaults = new Set<unknown>([unknownTitle, null, '', '0', 0])

const isSaid = ([, value]: readonly [string, unknown]): boolean =>
  !(defaults.has(value) || (Array.isArray(value) && value.length === 0))

/**
 * Known genres first, in the order in which they are known, new ones after them: the first genre is a film's badge and
 * colour, and those change only when the film is no longer of that genre.
 */
const genresInOrder = (known: readonly string[], fresh: readonly string[]): readonly string[] => [
  ...known.filter((name) => fresh.includes(name)),
  ...fresh.filter((name) => !known.includes(name)),
]

/**
 * Every record of the snapshot's movie with the fresh snapshot; the same list when it says nothing new.
 * What is known is never replaced by what the fresh one lacks.
 */
export const refreshSnapshots = <Item extends KeepsMovie>(
  list: readonly Item[],
  snapshot: MovieSnapshot,
): readonly Item[] => {
  const said = Object.fromEntries(Object.entries(snapshot).filter(isSaid))
  const refreshed = (item: Item): Item => {
    if (item.movieId !== snapshot.id) return item
    // The old snapshot is spread first: fields of other apps on it survive the refresh.
    const known = { ...item.movie, ...said }
    const movie = { ...known, genres: genresInOrder(item.movie.genres, known.genres) }
    return sameSnapshot(item.movie, movie) ? item : { ...item, movie }
  }
  const fresh = list.map(refreshed)
  return fresh.some((item, index) => item !== list[index]) ? fresh : list
}
