import { createBackupCommands } from '#commands/backup.ts'
import type { App } from '../app/app.ts'

export const backupCommands = ({ records, memory, view, language, platform, files }: App) =>
  createBackupCommands({
    records,
    lastExport: memory.lastExport,
    toasts: view.toasts,
    messages: () => language.messages.peek(),
    now: platform.now,
    today: platform.today,
    buildVersion: platform.buildVersion,
    saveFile: files.saveFile,
    report: platform.reportOnce,
  })
