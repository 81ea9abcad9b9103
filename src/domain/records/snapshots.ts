import { type MovieSnapshot, unknownTitle } from '../movie/movie.ts'
import { sameItems } from '../values/list-changes.ts'
import type { HiddenMovie, SlimSnapshot } from './library.ts'
import { historyEntryOf, slimSnapshotOf, type WatchHistory, withListedViewings } from './watch-history.ts'

export const sameSnapshot = (one: MovieSnapshot, other: MovieSnapshot): boolean =>
  one.id === other.id &&
  one.title === other.title &&
  one.posterPath === other.posterPath &&
  one.backdropPath === other.backdropPath &&
  one.overview === other.overview &&
  one.releaseDate === other.releaseDate &&
  one.voteAverage === other.voteAverage &&
  one.runtime === other.runtime &&
  sameItems(one.genres, other.genres)

interface MovieRecord {
  readonly movieId: number
  readonly movie: MovieSnapshot
}

const missingValues = new Set<unknown>([unknownTitle, null, '', '0', 0])

const isPresent = ([, value]: readonly [string, unknown]): boolean =>
  !(missingValues.has(value) || (Array.isArray(value) && value.length === 0))

/** Known genres keep their order: the first is the movie's badge and color. */
const genresInOrder = (current: readonly string[], fresh: readonly string[]): readonly string[] => [
  ...current.filter((name) => fresh.includes(name)),
  ...fresh.filter((name) => !current.includes(name)),
]

/** What the fresh snapshot lacks never replaces known data. */
export const refreshSnapshots = <Item extends MovieRecord>(
  list: readonly Item[],
  snapshot: MovieSnapshot,
): readonly Item[] => {
  const present = Object.fromEntries(Object.entries(snapshot).filter(isPresent))
  const refreshed = (item: Item): Item => {
    if (item.movieId !== snapshot.id) return item
    // The old snapshot goes first, so that other apps' fields survive.
    const merged = { ...item.movie, ...present }
    const movie = { ...merged, genres: genresInOrder(item.movie.genres, merged.genres) }
    return sameSnapshot(item.movie, movie) ? item : { ...item, movie }
  }
  const fresh = list.map(refreshed)
  return fresh.some((item, index) => item !== list[index]) ? fresh : list
}

const freshSlim = (before: SlimSnapshot, snapshot: MovieSnapshot): SlimSnapshot => {
  const present = Object.fromEntries(Object.entries(slimSnapshotOf(snapshot)).filter(isPresent))
  const merged = { ...before, ...present }
  return { ...merged, genres: genresInOrder(before.genres, merged.genres) }
}

export const refreshHistory = (history: WatchHistory, snapshot: MovieSnapshot): WatchHistory => {
  const entry = historyEntryOf(history, snapshot.id)
  if (!entry) return history
  const movie = freshSlim(entry.movie ?? slimSnapshotOf(snapshot), snapshot)
  if (JSON.stringify(entry.movie) === JSON.stringify(movie)) return history
  return history.map((other) => (other === entry ? { ...withListedViewings(entry), movie } : other))
}

export const refreshHidden = (list: readonly HiddenMovie[], snapshot: MovieSnapshot): readonly HiddenMovie[] => {
  const before = list.find(({ movieId }) => movieId === snapshot.id)
  if (!before) return list
  const movie = freshSlim(before.movie, snapshot)
  if (JSON.stringify(before.movie) === JSON.stringify(movie)) return list
  return list.map((other) => (other === before ? { ...before, movie } : other))
}
