import { createMoveMovie } from '#commands/move-movie.ts'
import type { App } from '../app/app.ts'

export const moveMovie = ({ records, platform, language, commands }: App) =>
  createMoveMovie({
    records,
    now: platform.now,
    undoHistory: commands.undoHistory,
    messages: () => language.loadedMessages().history.another,
  })
