import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { App, Commands } from '../app/app.ts'

export const createCommands = ({
  lists: { watchlist },
  language,
  view: { toasts, ratedMovie },
}: Pick<App, 'lists' | 'language' | 'view'>): Commands => {
  const messages = () => language.messages.peek()
  const undoHistory = createUndoHistory({ toasts, messages })
  return {
    watchlist: createWatchlistCommands({
      watchlist,
      toasts,
      messages,
      undoHistory,
      rate: (movie) => {
        ratedMovie.value = movie
      },
    }),
    undo: undoHistory.undo,
    undoHistory,
  }
}
