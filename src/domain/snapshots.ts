import type { MovieSnapshot } from './movie.ts'

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

/** Every record of the snapshot's movie with the fresh snapshot; the same list when it says nothing new. */
export const refreshSnapshots = <Item extends KeepsMovie>(
  list: readonly Item[],
  snapshot: MovieSnapshot,
): readonly Item[] => {
  const outdated = (item: Item) => item.movieId === snapshot.id && !sameSnapshot(item.movie, snapshot)
  if (!list.some(outdated)) return list
  // The old snapshot is spread first: fields of other apps on it survive the refresh.
  return list.map((item) => (outdated(item) ? { ...item, movie: { ...item.movie, ...snapshot } } : item))
}
