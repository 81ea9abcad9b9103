import { createMoveFilm } from '#commands/move-film.ts'
import type { HistoryMessages } from '#i18n/messages/history.ts'
import type { App } from '../app/app.ts'

export const moveFilmOf = ({ records, platform, commands }: App, messages: HistoryMessages['another']) =>
  createMoveFilm({ records, now: platform.now, undoHistory: commands.undoHistory, messages })
