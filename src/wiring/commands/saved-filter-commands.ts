import { createSavedFilterCommands, type SavedFilterCommands } from '#commands/saved-filters.ts'
import type { FiltersMessages } from '#i18n/messages/filters.ts'
import { createSavedFilters } from '#stores/lists/saved-filters.ts'
import type { App } from '../app/app.ts'

/** Loads with the dialogs and buttons that change saved filters. */
export const savedFilterCommandsOf = (
  { records, platform, commands }: App,
  messages: FiltersMessages,
): SavedFilterCommands =>
  createSavedFilterCommands({
    savedFilters: createSavedFilters(records, platform),
    messages,
    undoHistory: commands.undoHistory,
  })
