import { createSavedFilterCommands } from '#commands/saved-filters.ts'
import { createSavedFilters } from '#stores/lists/saved-filters.ts'
import type { App } from '../app/app.ts'

export const savedFilterCommands = ({ records, platform, language, commands }: App) =>
  createSavedFilterCommands({
    savedFilters: createSavedFilters(records, platform),
    messages: () => language.loadedMessages().filters,
    undoHistory: commands.undoHistory,
  })
