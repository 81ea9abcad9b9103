import { announceTo } from '#commands/announce.ts'
import { createSavedFilterCommands, type SavedFilterCommands } from '#commands/saved-filters.ts'
import type { FiltersMessages } from '#i18n/filters/messages.ts'
import { createSavedFilters } from '#stores/saved-filters.ts'
import type { App } from './app.ts'

/** Loads with the dialogs and buttons that change saved filters. */
export const savedFilterCommandsOf = (app: App, messages: FiltersMessages): SavedFilterCommands => {
  const { error } = announceTo(app.toasts, () => app.messages.peek())
  return createSavedFilterCommands(
    createSavedFilters(app.records, app),
    (message) => void error(message),
    messages,
    app.undoHistory,
  )
}
