import type { Incoming } from '#domain/backup/imports.ts'
import { compareWith, type RestoreComparison, type RestoreExtent, restored } from '#domain/backup/restored.ts'
import type { Library } from '#domain/records/library.ts'
import { finish, finishInSlices } from '#domain/values/steps.ts'
import type { RestoreMessages } from '#i18n/messages/restore.ts'
import { prepareRecords } from '#stores/record-tasks.ts'
import { changesBetween, rowKey, rowsOf, sameValue, withRows } from '#stores/records/record-rows.ts'
import type { Records } from '#stores/records/records.ts'
import type { Slices } from '#stores/slices.ts'
import type { UndoHistory } from './undo.ts'

export interface RestoringCommands {
  /** What going back to it would do. Writes nothing. */
  readonly compare: (point: Incoming) => Promise<RestoreComparison>
  /** All or nothing; announced with Undo. Resolves false when the browser refused. */
  readonly restore: (point: Incoming, extent: RestoreExtent) => Promise<boolean>
}

interface RestoringDependencies {
  readonly records: Records
  readonly slices: Slices
  readonly undoHistory: UndoHistory
  readonly restoreMessages: () => RestoreMessages
}

export const createRestoring = (dependencies: RestoringDependencies): RestoringCommands => {
  const { records, slices, undoHistory, restoreMessages } = dependencies

  /** What was changed since stays. */
  const revert = (before: Library, after: Library): Promise<boolean> => {
    const [now, then] = [rowsOf(records.library()), rowsOf(after)]
    const isUnchanged = (key: string) => sameValue(now.get(key), then.get(key))
    const rows = changesBetween(after, before).filter((row) => isUnchanged(rowKey(row)))
    return records.change((library) => withRows(library, rows))
  }

  return {
    compare: (point) => compareWith(records.library(), point, slices()),
    restore: async (point, extent) => {
      const present = records.library()
      const { library } = await finishInSlices(restored(present, point, extent), slices())
      await prepareRecords(library, slices())
      let [before, after] = [present, library]
      const isDone = await records.change(
        (latest) => {
          before = latest
          after = latest === present ? library : finish(restored(latest, point, extent)).library
          return after
        },
        { acceptsLoss: true },
      )
      if (!isDone) return false
      const { done, undoFailed } = restoreMessages()
      undoHistory.push({
        kind: 'restore',
        title: done.title,
        description: () => done[extent],
        count: 1,
        undo: () => revert(before, after),
        failureMessage: undoFailed,
        merges: false,
      })
      return true
    },
  }
}
