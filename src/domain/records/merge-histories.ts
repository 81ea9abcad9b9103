import type { SlimSnapshot, WatchHistoryEntry } from './library.ts'
import { mergeViewings } from './viewings.ts'
import { entryWith, type MovieHistory, type WatchHistory, withListedViewings } from './watch-history.ts'

const movieTextOf = ({ plays: _, movie: __, watchedAt: ___, ...entry }: WatchHistoryEntry): string =>
  JSON.stringify(entry)

const laterMovie = (one: MovieHistory, other: MovieHistory): MovieHistory => {
  const [time, otherTime] = [one.lastModified ?? '', other.lastModified ?? '']
  if (time !== otherTime) return time > otherTime ? one : other
  return movieTextOf(one) >= movieTextOf(other) ? one : other
}

const eitherMovie = (one: SlimSnapshot | undefined, other: SlimSnapshot | undefined): SlimSnapshot | undefined => {
  if (!one || !other) return one ?? other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** Entries of one movie: viewings by id, the movie's own data by `lastModified`. */
export const mergeEntries = (ours: WatchHistoryEntry, theirs: WatchHistoryEntry): MovieHistory => {
  const [one, other] = [withListedViewings(ours), withListedViewings(theirs)]
  const { movie: _, ...entry } = laterMovie(one, other)
  const movie = eitherMovie(one.movie, other.movie)
  return entryWith({ ...entry, ...(movie && { movie }) }, mergeViewings(one.plays, other.plays))
}

/** Returns our entries unchanged where theirs add nothing. */
export const mergeHistories = (ours: WatchHistory, theirs: WatchHistory): WatchHistory => {
  const byMovie = new Map(theirs.map((entry) => [entry.movieId, entry]))
  const merged = ours.map((entry) => {
    const other = byMovie.get(entry.movieId)
    byMovie.delete(entry.movieId)
    if (!other) return entry
    const both = mergeEntries(entry, other)
    return sameEntry(both, entry) ? entry : both
  })
  return [...merged, ...byMovie.values()]
}

const inOrder = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

const sameEntry = (one: WatchHistoryEntry, other: WatchHistoryEntry): boolean =>
  inOrder(withListedViewings(one)) === inOrder(withListedViewings(other))
