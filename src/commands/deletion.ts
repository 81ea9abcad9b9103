import type { ChangeScope } from '#domain/devices/exchange.ts'
import { emptyLibrary } from '#domain/records/library.ts'
import type { CoreMessages, OtherMessages } from '#messages/types.ts'

import { eraseKeys } from '#stores/erasure.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import type { PendingHistory } from '#stores/pending-history.ts'
import type { LastExport } from '#stores/preferences/last-export.ts'
import type { Preferences } from '#stores/preferences/preferences.ts'
import type { Records } from '#stores/records/records.ts'
import type { TextStorage } from '#stores/records/records-world.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

export interface DeletionDependencies {
  readonly records: Records
  readonly importUndo: ImportUndo
  readonly pendingHistory: Pick<PendingHistory, 'discard'>
  /** Deletes the restore points; never rejects. */
  readonly clearRestorePoints: () => Promise<void>
  readonly lastExport: LastExport
  readonly preferences: Preferences
  readonly undoHistory: UndoHistory
  readonly toasts: Toasts
  readonly messages: () => CoreMessages
  readonly deletionMessages: () => OtherMessages['settings']['deletion']
  /** Local and session storage; undefined where blocked. */
  readonly storages: readonly (TextStorage | undefined)[]
  /** Deletes what is kept for offline; never rejects. */
  readonly clearCopies: () => Promise<void>
  readonly report: (error: unknown) => void
}

/**
 * Announces that it is done. Resolves false, without a word, when the browser refused: then all is still there. With
 * 'everywhere', the next file deletes it on the other devices too; null where there are none.
 */
export type DeleteEverything = (scope: ChangeScope | null) => Promise<boolean>

/** Deletes records, database, preferences and session memory, in every tab. */
export const createDeletion = (dependencies: DeletionDependencies): DeleteEverything => {
  const { records, importUndo, pendingHistory, lastExport, preferences, undoHistory, storages, report } = dependencies
  const { toasts, messages, deletionMessages, clearCopies, clearRestorePoints } = dependencies
  const announce = announceTo(toasts, messages)
  const erase = (storage: TextStorage, keepsRecords: boolean) => {
    try {
      eraseKeys(storage, { keepsRecords })
    } catch (error) {
      report(error)
    }
  }
  return async (scope) => {
    await records.ready
    // An ordinary change first, so that sleeping tabs and tabs without a database delete record by record.
    const options = { acceptsLoss: true, takesKept: true, ...(scope === 'here' && { scope }) }
    if (!(await records.change(() => emptyLibrary, options))) return false
    undoHistory.clear()
    await importUndo.clear()
    await pendingHistory.discard()
    await clearRestorePoints()
    preferences.reset()
    lastExport.clear()
    // What remembers the removals must stay in the database for the other devices.
    const keepsRecords = scope === 'everywhere'
    for (const storage of storages) if (storage) erase(storage, keepsRecords)
    // The keys are gone now, so this also clears the database.
    if (!keepsRecords) records.refresh()
    await clearCopies()
    const { done } = deletionMessages()
    announce.success(done.title, done.description)
    return true
  }
}
