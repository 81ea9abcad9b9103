import { announceTo } from '#commands/announce.ts'
import { createMoveFilm } from '#commands/move-film.ts'
import type { HistoryMessages } from '#i18n/history/messages.ts'
import type { App } from './app.ts'

export const moveFilmOf = ({ records, now, undoHistory, toasts, messages }: App, another: HistoryMessages['another']) =>
  createMoveFilm({
    records,
    now,
    undoHistory,
    messages: another,
    announceFailure: (message) => void announceTo(toasts, () => messages.peek()).error(message),
  })
