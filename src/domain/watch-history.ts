import type { IsoTime, WatchHistoryEntry } from './library.ts'
import type { MovieId } from './movie.ts'

export type WatchHistory = readonly WatchHistoryEntry[]

/** The history with one entry for the movie, at its end; the same history when it says so already. */
export const recordWatched = (history: WatchHistory, movieId: MovieId, watchedAt: IsoTime): WatchHistory => {
  const known = history.find((entry) => entry.movieId === movieId)
  if (known?.watchedAt === watchedAt) return history
  return [...forgetWatched(history, movieId), { ...known, movieId, watchedAt }]
}

export const forgetWatched = (history: WatchHistory, movieId: MovieId): WatchHistory =>
  history.some((entry) => entry.movieId === movieId) ? history.filter((entry) => entry.movieId !== movieId) : history
