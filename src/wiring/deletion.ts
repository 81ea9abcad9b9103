import { createDeletion, type DeleteEverything } from '#commands/deletion.ts'
import type { SettingsMessages } from '#i18n/settings/messages.ts'
import type { App } from './app.ts'
import { importUndoOf } from './import-undo.ts'
import { pendingHistoryOf } from './pending-history.ts'

/** Loads with the dialog that asks. */
export const deleteEverythingOf = (app: App, deletionMessages: SettingsMessages['deletion']): DeleteEverything =>
  createDeletion({
    ...app,
    importUndo: importUndoOf(app),
    pendingHistory: pendingHistoryOf(app),
    messages: () => app.messages.peek(),
    deletionMessages,
    report: app.reportOnce,
  })
