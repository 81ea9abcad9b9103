import { createDeletion } from '#commands/deletion.ts'
import type { App } from '../app/app.ts'
import { importUndo } from '../imports/import-undo.ts'
import { pendingHistory } from '../imports/pending-history.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export const deleteEverything = (app: App) =>
  createDeletion({
    records: app.records,
    lastExport: app.memory.lastExport,
    preferences: app.memory.preferences,
    undoHistory: app.commands.undoHistory,
    toasts: app.view.toasts,
    storages: app.storage.storages,
    clearCopies: app.storage.clearCopies,
    importUndo: app.lazy.get(importUndo),
    pendingHistory: app.lazy.get(pendingHistory),
    clearRestorePoints: app.lazy.get(restorePoints).clear,
    messages: () => app.language.messages.peek(),
    deletionMessages: () => app.language.loadedMessages().settings.deletion,
    report: app.platform.reportOnce,
  })
