import { emptyLibrary } from '#domain/library.ts'
import type { Messages } from '#i18n/messages.ts'
import { eraseKeys } from '#stores/erasure.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import type { LastExport } from '#stores/last-export.ts'
import type { Preferences } from '#stores/preferences.ts'
import type { Records } from '#stores/records/records.ts'
import type { TextStorage } from '#stores/records/records-world.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** What a deletion of everything needs of the app and of the browser. */
export interface DeletionParts {
  readonly records: Records
  readonly undo: ImportUndo
  readonly lastExport: LastExport
  readonly preferences: Preferences
  readonly steps: UndoHistory
  readonly toasts: Toasts
  readonly messages: () => Messages
  /** Local and session storage, as far as the browser hands them over. */
  readonly storages: readonly (TextStorage | undefined)[]
  readonly report: (error: unknown) => void
}

/** Deletes everything personal, in every tab. Resolves false when the browser refused, which is said. */
export type DeleteEverything = () => Promise<boolean>

/** The command that deletes everything: records, database, preferences and memory, in every tab. */
export const createDeletion = (parts: DeletionParts): DeleteEverything => {
  const { records, undo, lastExport, preferences, steps, toasts, messages, storages, report } = parts
  const say = announceTo(toasts, messages)
  const erase = (storage: TextStorage) => {
    try {
      eraseKeys(storage)
    } catch (error) {
      report(error)
    }
  }
  return async () => {
    await records.ready
    // First a change like any other: tabs that sleep, or have no database, hear of it record by record.
    if (!(await records.change(() => emptyLibrary))) {
      say.error(messages().deletion.failed)
      return false
    }
    steps.changed()
    await undo.clear()
    preferences.forgetAll()
    lastExport.forget()
    for (const storage of storages) if (storage) erase(storage)
    // Then nothing is left, and the database forgets as after a clearing by the browser.
    records.refresh()
    const { done } = messages().deletion
    say.success(done.title, done.description)
    return true
  }
}
