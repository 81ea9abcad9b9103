import type { MovieId } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { WatchedAt } from '../values/watched-at.ts'
import { createFilmIndex } from './film-index.ts'
import type { Play, SlimSnapshot, WatchHistoryEntry } from './library.ts'
import { isOnlyMark, mergePlays, newestDate, playOfMark, playsOf } from './plays.ts'

export type WatchHistory = readonly WatchHistoryEntry[]

export type FilmHistory = WatchHistoryEntry & { readonly plays: readonly Play[] }

/** The fields in their one order: tabs with the same records must write the same text. */
export const entryWith = (film: WatchHistoryEntry, plays: readonly Play[]): FilmHistory => {
  const { movieId, rating, ratedAt, liked, note, tags, movie, lastModified, watchedAt: _, plays: __, ...others } = film
  return {
    movieId,
    watchedAt: newestDate(plays),
    ...(rating !== undefined && { rating }),
    ...(rating !== undefined && ratedAt !== undefined && { ratedAt }),
    ...(liked && { liked }),
    ...(note && { note }),
    ...(tags && { tags }),
    ...(movie && { movie }),
    plays,
    ...(lastModified !== undefined && { lastModified }),
    ...others,
  }
}

export const withListedPlays = (entry: WatchHistoryEntry): FilmHistory => entryWith(entry, playsOf(entry))

export const slimSnapshotOf = ({
  id,
  title,
  posterPath,
  releaseDate,
  runtime,
  genres,
}: SlimSnapshot): SlimSnapshot => ({
  id,
  title,
  posterPath,
  releaseDate,
  runtime,
  genres,
})

export const historyIndex = createFilmIndex<WatchHistoryEntry>()

export const historyEntryOf = historyIndex.itemOf

export const hasPlays = (history: WatchHistory, movieId: MovieId): boolean => {
  const entry = historyEntryOf(history, movieId)
  return entry !== undefined && playsOf(entry).length > 0
}

const isEmpty = ({ rating, liked, note, tags, plays }: FilmHistory): boolean =>
  plays.length === 0 && rating === undefined && !liked && !note && (tags?.length ?? 0) === 0

export const changeEntry = (
  history: WatchHistory,
  movieId: MovieId,
  change: (entry: FilmHistory) => FilmHistory,
): WatchHistory => {
  const index = historyIndex.indexOf(history, movieId)
  const known = history[index]
  const before: FilmHistory = known ? withListedPlays(known) : { movieId, watchedAt: null, plays: [] }
  const after = change(before)
  if (after === before) return history
  if (isEmpty(after)) return known ? history.toSpliced(index, 1) : history
  const entry = entryWith(after, after.plays)
  return known ? history.with(index, entry) : [...history, entry]
}

export const withMovie = (entry: FilmHistory, movie: SlimSnapshot | undefined): FilmHistory =>
  entry.movie || !movie ? entry : { ...entry, movie: slimSnapshotOf(movie) }

export interface NewPlay {
  readonly movie: SlimSnapshot
  readonly play: Play
}

/** Adds the play, or puts it in the place of the one with its id. */
export const putPlay = (history: WatchHistory, { movie, play }: NewPlay): WatchHistory =>
  changeEntry(history, movie.id, (entry) => {
    const others = entry.plays.filter(({ id }) => id !== play.id)
    return withMovie({ ...entry, plays: mergePlays(others, [play]) }, movie)
  })

export const removePlay = (history: WatchHistory, movieId: MovieId, id: RecordId): WatchHistory =>
  changeEntry(history, movieId, (entry) =>
    entry.plays.some((play) => play.id === id)
      ? { ...entry, plays: entry.plays.filter((play) => play.id !== id) }
      : entry,
  )

export const recordWatched = (
  history: WatchHistory,
  movie: SlimSnapshot,
  time: IsoTime,
  watchedAt: WatchedAt,
): WatchHistory => putPlay(history, { movie, play: playOfMark(movie.id, time, watchedAt) })

/** Removes the viewing that marking the film at `time` added, unless the person has added something to it. */
export const forgetWatched = (history: WatchHistory, movieId: MovieId, time: IsoTime): WatchHistory =>
  changeEntry(history, movieId, (entry) =>
    entry.plays.some((play) => isOnlyMark(play, movieId, time))
      ? { ...entry, plays: entry.plays.filter((play) => !isOnlyMark(play, movieId, time)) }
      : entry,
  )

export const restorePlays = (history: WatchHistory, before: WatchHistoryEntry): WatchHistory =>
  changeEntry(history, before.movieId, (entry) => {
    const known = new Set(entry.plays.map(({ id }) => id))
    const missing = playsOf(before).filter(({ id }) => !known.has(id))
    if (missing.length === 0) return entry
    return withMovie({ ...entry, plays: mergePlays(entry.plays, missing) }, before.movie)
  })

const filmTextOf = ({ plays: _, movie: __, watchedAt: ___, ...film }: WatchHistoryEntry): string => JSON.stringify(film)

const laterFilm = (one: FilmHistory, other: FilmHistory): FilmHistory => {
  const [time, otherTime] = [one.lastModified ?? '', other.lastModified ?? '']
  if (time !== otherTime) return time > otherTime ? one : other
  return filmTextOf(one) >= filmTextOf(other) ? one : other
}

const eitherMovie = (one: SlimSnapshot | undefined, other: SlimSnapshot | undefined): SlimSnapshot | undefined => {
  if (!one || !other) return one ?? other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** Entries of one film: plays by id, the film's own data by `lastModified`. */
export const mergeEntries = (ours: WatchHistoryEntry, theirs: WatchHistoryEntry): FilmHistory => {
  const [one, other] = [withListedPlays(ours), withListedPlays(theirs)]
  const { movie: _, ...film } = laterFilm(one, other)
  const movie = eitherMovie(one.movie, other.movie)
  return entryWith({ ...film, ...(movie && { movie }) }, mergePlays(one.plays, other.plays))
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
  inOrder(withListedPlays(one)) === inOrder(withListedPlays(other))
