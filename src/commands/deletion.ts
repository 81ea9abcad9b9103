import type { ChangeScope } from '#domain/devices/exchange.ts'
import { emptyLibrary } from '#domain/records/library.ts'
import { eraseKeys } from '#stores/erasure.ts'
import type { PendingHistory } from '#stores/pending-history.ts'
import type { TextStorage } from '#stores/records/records-world.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { announceTo } from './announce.ts'
import type { CommandContext } from './context.ts'

/** What also keeps something of the user. */
export interface KeptElsewhere {
  readonly pendingHistory: Pick<PendingHistory, 'discard'>
  /** Deletes the restore points; never rejects. */
  readonly clearRestorePoints: () => Promise<void>
}

/**
 * Announces that it is done. Resolves false, without a word, when the browser refused: then all is still there. With
 * 'everywhere', the next file deletes it on the other devices too; null where there are none.
 */
export type DeleteEverything = (scope: ChangeScope | null) => Promise<boolean>

/** Deletes records, database, preferences and session memory, in every tab. */
export const createDeletion = (context: CommandContext, kept: KeptElsewhere): DeleteEverything => {
  const {
    records,
    memory,
    commands,
    storage: { storages, clearCopies },
  } = context
  const announce = announceTo(context)
  const erase = (storage: TextStorage, keepsRecords: boolean) => {
    try {
      eraseKeys(storage, { keepsRecords })
    } catch (error) {
      context.platform.reportOnce(error)
    }
  }
  return async (scope) => {
    await records.ready
    // An ordinary change first, so that sleeping tabs and tabs without a database delete record by record.
    const options = { acceptsLoss: true, takesKept: true, ...(scope === 'here' && { scope }) }
    if (!(await records.change(() => emptyLibrary, options))) return false
    commands.undoHistory.clear()
    await context.lazy.get(createImportUndo).clear()
    await kept.pendingHistory.discard()
    await kept.clearRestorePoints()
    memory.preferences.reset()
    memory.lastExport.clear()
    // What remembers the removals must stay in the database for the other devices.
    const keepsRecords = scope === 'everywhere'
    for (const storage of storages) if (storage) erase(storage, keepsRecords)
    // The keys are gone now, so this also clears the database.
    if (!keepsRecords) records.refresh()
    await clearCopies()
    const { done } = context.language.loadedMessages().settings.deletion
    announce.success(done.title, done.description)
    return true
  }
}
