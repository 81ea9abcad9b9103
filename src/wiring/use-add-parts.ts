import { announceTo } from '#commands/announce.ts'
import { addParts } from '#commands/franchise.ts'
import type { Movie } from '#domain/movie.ts'
import { useApp } from './use-app.ts'

export const useAddParts = () => {
  const { watchlist, toasts, messages, undoHistory } = useApp()
  const { error } = announceTo(toasts, () => messages.peek())
  return (movies: readonly Movie[]) =>
    void addParts(watchlist, (message) => void error(message), messages.peek(), undoHistory, movies)
}
