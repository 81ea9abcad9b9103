import { createImportCommands, type ImportCommands } from '#commands/imports.ts'
import type { ImportMessages } from '#i18n/import/messages.ts'
import type { App } from './app.ts'
import { importUndoOf } from './import-undo.ts'

/** Loads with the screens that import. */
export const importCommandsOf = (app: App, importMessages: () => ImportMessages): ImportCommands =>
  createImportCommands({
    ...app,
    importUndo: importUndoOf(app),
    messages: () => app.messages.peek(),
    importMessages,
    report: app.reportOnce,
  })
