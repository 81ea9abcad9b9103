import { createImportCommands, type ImportCommands } from '#commands/imports.ts'
import type { ImportMessages } from '#i18n/messages/import.ts'
import type { App } from '../app/app.ts'
import { importUndoOf } from './import-undo.ts'

/** What writes to the records as an import. */
export const importPartsOf = (app: App) => ({
  records: app.records,
  importUndo: importUndoOf(app),
  slices: app.platform.slices,
  usedSpace: app.storage.usedSpace,
  undoHistory: app.commands.undoHistory,
  now: app.platform.now,
})

/** Loads with the screens that import. */
export const importCommandsOf = (app: App, importMessages: () => ImportMessages): ImportCommands =>
  createImportCommands({
    ...importPartsOf(app),
    readBackup: app.files.readBackup,
    toasts: app.view.toasts,
    messages: () => app.language.messages.peek(),
    importMessages,
    report: app.platform.reportOnce,
  })
