import { createDeletion, type DeleteEverything } from '#commands/deletion.ts'
import type { SettingsMessages } from '#i18n/messages/settings.ts'
import type { App } from '../app/app.ts'
import { pendingHistoryOf } from '../history/pending-history.ts'
import { importUndoOf } from './import-undo.ts'

/** Loads with the dialog that asks. */
export const deleteEverythingOf = (app: App, deletionMessages: SettingsMessages['deletion']): DeleteEverything =>
  createDeletion({
    records: app.records,
    lastExport: app.memory.lastExport,
    preferences: app.memory.preferences,
    undoHistory: app.commands.undoHistory,
    toasts: app.view.toasts,
    storages: app.storage.storages,
    clearCopies: app.storage.clearCopies,
    importUndo: importUndoOf(app),
    pendingHistory: pendingHistoryOf(app),
    messages: () => app.language.messages.peek(),
    deletionMessages,
    report: app.platform.reportOnce,
  })
