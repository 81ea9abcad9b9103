import { type MovieId, type MovieSnapshot, unknownTitle } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { WatchedAt } from '../values/watched-at.ts'
import type { SlimSnapshot, Viewing, WatchHistoryEntry } from './library.ts'
import { createMovieIndex } from './movie-index.ts'
import { isOnlyMark, mergeViewings, newestDate, viewingOfMark, viewingsOf } from './viewings.ts'

export type WatchHistory = readonly WatchHistoryEntry[]

export type MovieHistory = WatchHistoryEntry & { readonly plays: readonly Viewing[] }

/** The fields in their one order: tabs with the same records must write the same text. */
export const entryWith = (entry: WatchHistoryEntry, plays: readonly Viewing[]): MovieHistory => {
  const { movieId, rating, ratedAt, liked, note, tags, movie, lastModified, watchedAt: _, plays: __, ...others } = entry
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

export const withListedViewings = (entry: WatchHistoryEntry): MovieHistory => entryWith(entry, viewingsOf(entry))

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

/** Of an entry of earlier versions, which have no snapshot. */
export const unknownMovie = (id: MovieId): SlimSnapshot => ({
  id,
  title: unknownTitle,
  posterPath: null,
  releaseDate: '',
  runtime: 0,
  genres: [],
})

/** With nothing for what the history does not keep. */
export const wholeSnapshotOf = (movie: SlimSnapshot): MovieSnapshot => ({
  ...movie,
  overview: '',
  backdropPath: null,
  voteAverage: '0',
})

export const historyIndex = createMovieIndex<WatchHistoryEntry>()

export const historyEntryOf = historyIndex.itemOf

export const hasViewings = (history: WatchHistory, movieId: MovieId): boolean => {
  const entry = historyEntryOf(history, movieId)
  return entry !== undefined && viewingsOf(entry).length > 0
}

const isEmpty = ({ rating, liked, note, tags, plays }: MovieHistory): boolean =>
  plays.length === 0 && rating === undefined && !liked && !note && (tags?.length ?? 0) === 0

export const changeEntry = (
  history: WatchHistory,
  movieId: MovieId,
  change: (entry: MovieHistory) => MovieHistory,
): WatchHistory => {
  const index = historyIndex.indexOf(history, movieId)
  const known = history[index]
  const before: MovieHistory = known ? withListedViewings(known) : { movieId, watchedAt: null, plays: [] }
  const after = change(before)
  if (after === before) return history
  if (isEmpty(after)) return known ? history.toSpliced(index, 1) : history
  const entry = entryWith(after, after.plays)
  return known ? history.with(index, entry) : [...history, entry]
}

export const withMovie = (entry: MovieHistory, movie: SlimSnapshot | undefined): MovieHistory =>
  entry.movie || !movie ? entry : { ...entry, movie: slimSnapshotOf(movie) }

export interface NewViewing {
  readonly movie: SlimSnapshot
  readonly viewing: Viewing
}

/** Adds the viewing, or puts it in the place of the one with its id. */
export const putViewing = (history: WatchHistory, { movie, viewing }: NewViewing): WatchHistory =>
  changeEntry(history, movie.id, (entry) => {
    const others = entry.plays.filter(({ id }) => id !== viewing.id)
    return withMovie({ ...entry, plays: mergeViewings(others, [viewing]) }, movie)
  })

export const removeViewing = (history: WatchHistory, movieId: MovieId, id: RecordId): WatchHistory =>
  changeEntry(history, movieId, (entry) =>
    entry.plays.some((viewing) => viewing.id === id)
      ? { ...entry, plays: entry.plays.filter((viewing) => viewing.id !== id) }
      : entry,
  )

export const recordWatched = (
  history: WatchHistory,
  movie: SlimSnapshot,
  time: IsoTime,
  watchedAt: WatchedAt,
): WatchHistory => putViewing(history, { movie, viewing: viewingOfMark(movie.id, time, watchedAt) })

/** Removes what marking the movie at `time` added, unless the user has added something to it: see `isOnlyMark`. */
export const forgetWatched = (history: WatchHistory, movieId: MovieId, time: IsoTime): WatchHistory =>
  changeEntry(history, movieId, (entry) =>
    entry.plays.some((viewing) => isOnlyMark(viewing, movieId, time))
      ? { ...entry, plays: entry.plays.filter((viewing) => !isOnlyMark(viewing, movieId, time)) }
      : entry,
  )
