import { createArrangementCommands } from '#commands/arrangement.ts'
import type { App } from '../app/app.ts'

export const arrangementCommands = ({ records, lists, language, commands }: App) =>
  createArrangementCommands({
    collections: lists.collections,
    library: records.library,
    change: records.change,
    messages: () => language.loadedMessages().listView,
    undoHistory: commands.undoHistory,
  })
