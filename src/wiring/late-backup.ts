import { announceTo, fileToastDuration } from '#commands/announce.ts'
import type { BackupCommands, BackupParts } from '#commands/backup.ts'

/** The commands for exports, whose code is loaded by their first use. */
export const lateBackupCommands = (parts: BackupParts): BackupCommands => ({
  exportData: async (choice) => {
    try {
      const { createBackupCommands } = await import('#commands/backup.ts')
      await createBackupCommands(parts).exportData(choice)
    } catch (error) {
      parts.report(error)
      const { errors } = parts.text()
      announceTo(parts.toasts, parts.text).error(errors.unknown, errors.exportFailed, fileToastDuration)
    }
  },
})
