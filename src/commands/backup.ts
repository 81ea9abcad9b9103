import { backupFileName, backupOf, backupText } from '#domain/backup/backup.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { announceTo, fileToastDuration } from './announce.ts'
import type { CommandContext } from './context.ts'

export interface BackupCommands {
  /** Saves all personal data as a file. Never rejects: a failure is announced. Resolves false without a file. */
  readonly exportData: (choice: { readonly includeApiKey: boolean }) => Promise<boolean>
}

export const createBackupCommands = (context: CommandContext): BackupCommands => {
  const { records, memory, language, files, platform } = context
  const { buildVersion } = platform
  const announce = announceTo(context)
  return {
    exportData: async (choice) => {
      // Right after the start the database may have changes that local storage lacks.
      await records.ready
      const { errors, toasts: toastMessages } = language.messages.peek()
      try {
        const time = isoTimeOf(platform.now()) ?? unknownTime
        const name = backupFileName(platform.today())
        const isSaved = await files.saveFile(
          name,
          backupText(backupOf(records.library(), time, { ...choice, buildVersion })),
        )
        if (!isSaved) return false
        memory.lastExport.set(time)
        const { exported } = toastMessages
        announce.success(exported.title, exported.description({ filename: name }), { duration: fileToastDuration })
        return true
      } catch (error) {
        platform.reportOnce(error)
        announce.error(errors.unknown, errors.exportFailed, fileToastDuration)
        return false
      }
    },
  }
}
