import { backupFileName, backupOf, backupText } from '#domain/backup.ts'
import { isoTimeOf, unknownTime } from '#domain/iso-times.ts'
import type { Messages } from '#i18n/messages.ts'
import type { LastExport } from '#stores/last-export.ts'
import type { Records } from '#stores/records/records.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo, fileToastDuration } from './announce.ts'

/** What a person can do with a backup. */
export interface BackupCommands {
  /** Hands everything personal over as a file. Resolves when the browser has it, or when the failure was said. */
  readonly exportData: (choice: { readonly includeApiKey: boolean }) => Promise<void>
}

/** What an export needs of the app and of the browser. */
export interface BackupParts {
  readonly records: Pick<Records, 'library' | 'ready'>
  readonly lastExport: LastExport
  readonly toasts: Toasts
  readonly messages: () => Messages
  readonly now: () => number
  readonly today: () => string
  readonly saveFile: (name: string, text: string) => void
  readonly report: (error: unknown) => void
}

/** Exporting (texts of spec section 8). */
export const createBackupCommands = (parts: BackupParts): BackupCommands => {
  const { records, lastExport, toasts, messages, now, today, saveFile, report } = parts
  const say = announceTo(toasts, messages)
  return {
    exportData: async (choice) => {
      // Right after a start the database may know more than local storage does.
      await records.ready
      const words = messages()
      try {
        const time = isoTimeOf(now()) ?? unknownTime
        const name = backupFileName(today())
        saveFile(name, backupText(backupOf(records.library(), time, choice)))
        lastExport.note(time)
        const { exported } = words.toasts
        say.success(exported.title, exported.description(name), undefined, fileToastDuration)
      } catch (error) {
        report(error)
        say.error(words.errors.unknown, words.errors.exportFailed, fileToastDuration)
      }
    },
  }
}
