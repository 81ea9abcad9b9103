import type { CommandContext } from '#commands/context.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import type { Commands } from '../app/app.ts'

export const createCommands = (parts: Omit<CommandContext, 'commands'>): Commands => {
  const undoHistory = createUndoHistory(parts)
  return {
    watchlist: createWatchlistCommands({ ...parts, commands: { undoHistory } }),
    undo: undoHistory.undo,
    redo: undoHistory.redo,
    undoHistory,
  }
}
