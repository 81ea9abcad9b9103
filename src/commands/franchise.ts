import { type Movie, snapshotOf } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import type { UndoHistory } from './undo.ts'

/** Adds the movies to the watchlist, with one Undo for all of them. */
export const addParts = async (
  watchlist: Pick<WatchlistStore, 'add' | 'remove'>,
  announceFailure: (message: string) => void,
  { toasts, lists, errors }: Messages,
  undoHistory: UndoHistory,
  movies: readonly Movie[],
): Promise<void> => {
  const removeAll = () => watchlist.remove(...movies.map(({ id }) => id))
  const cancel = undoHistory.push({
    kind: 'parts added',
    title: toasts.added.title,
    description: lists.movies,
    count: movies.length,
    undo: removeAll,
    failureMessage: errors.removeFromWatchlist,
    merges: false,
  })
  const added = await Promise.all(movies.map((movie) => watchlist.add(snapshotOf(movie))))
  if (added.every(Boolean)) return
  cancel()
  announceFailure(errors.addMovie)
}
