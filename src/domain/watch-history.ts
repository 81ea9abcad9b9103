import type { IsoTime, WatchHistoryEntry } from './library.ts'
import type { MovieId } from './movie.ts'

export type WatchHistory = readonly WatchHistoryEntry[]

export const recordWatched = (history: WatchHistory, movieId: MovieId, watchedAt: IsoTime): WatchHistory => {
  const existing = history.find((entry) => entry.movieId === movieId)
  if (existing?.watchedAt === watchedAt) return history
  return [...forgetWatched(history, movieId), { ...existing, movieId, watchedAt }]
}

export const forgetWatched = (history: WatchHistory, movieId: MovieId): WatchHistory =>
  history.some((entry) => entry.movieId === movieId) ? history.filter((entry) => entry.movieId !== movieId) : history
