import { backupFileName, backupOf, backupText } from '#domain/backup/backup.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { CoreMessages } from '#messages/types.ts'
import type { LastExport } from '#stores/preferences/last-export.ts'
import type { Records } from '#stores/records/records.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo, fileToastDuration } from './announce.ts'

export interface BackupCommands {
  /** Saves all personal data as a file. Never rejects: a failure is announced. Resolves false without a file. */
  readonly exportData: (choice: { readonly includeApiKey: boolean }) => Promise<boolean>
}

export interface BackupDependencies {
  readonly records: Pick<Records, 'library' | 'ready'>
  readonly lastExport: LastExport
  readonly toasts: Toasts
  readonly messages: () => CoreMessages
  readonly now: () => number
  readonly today: () => string
  readonly buildVersion: string
  /** Resolves false when the person changed their mind. */
  readonly saveFile: (name: string, text: string) => Promise<boolean>
  readonly report: (error: unknown) => void
}

export const createBackupCommands = (dependencies: BackupDependencies): BackupCommands => {
  const { records, lastExport, toasts, messages, now, today, buildVersion, saveFile, report } = dependencies
  const announce = announceTo(toasts, messages)
  return {
    exportData: async (choice) => {
      // Right after the start the database may have changes that local storage lacks.
      await records.ready
      const { errors, toasts: toastMessages } = messages()
      try {
        const time = isoTimeOf(now()) ?? unknownTime
        const name = backupFileName(today())
        const isSaved = await saveFile(name, backupText(backupOf(records.library(), time, { ...choice, buildVersion })))
        if (!isSaved) return false
        lastExport.set(time)
        const { exported } = toastMessages
        announce.success(exported.title, exported.description({ filename: name }), { duration: fileToastDuration })
        return true
      } catch (error) {
        report(error)
        announce.error(errors.unknown, errors.exportFailed, fileToastDuration)
        return false
      }
    },
  }
}
