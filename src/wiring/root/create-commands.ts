import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { App, Commands } from '../app/app.ts'

export const createCommands = ({
  lists: { watchlist },
  records,
  platform,
  language,
  view: { toasts, removal },
}: Pick<App, 'lists' | 'records' | 'platform' | 'language' | 'view'>): Commands => {
  const messages = () => language.messages.peek()
  const undoHistory = createUndoHistory({ record: records.recorded, toasts, messages, now: platform.now })
  return {
    watchlist: createWatchlistCommands({
      watchlist,
      messages,
      undoHistory,
      ask: (asked) => {
        removal.value = asked
      },
    }),
    undo: undoHistory.undo,
    redo: undoHistory.redo,
    undoHistory,
  }
}
