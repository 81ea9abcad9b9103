import { createImportCommands } from '#commands/backup-import.ts'
import type { App } from '../app/app.ts'
import { importParts } from '../imports/import-parts.ts'

export const importCommands = (app: App) =>
  createImportCommands({
    ...importParts(app),
    readBackup: app.files.readBackup,
    lastExport: app.memory.lastExport,
    toasts: app.view.toasts,
    messages: () => app.language.messages.peek(),
    importMessages: () => app.language.loadedMessages().import,
    report: app.platform.reportOnce,
  })
