import { createMoveMovie } from '#commands/move-movie.ts'
import type { HistoryMessages } from '#i18n/messages/history.ts'
import type { App } from '../app/app.ts'

export const moveMovieOf = ({ records, platform, commands }: App, messages: HistoryMessages['another']) =>
  createMoveMovie({ records, now: platform.now, undoHistory: commands.undoHistory, messages })
