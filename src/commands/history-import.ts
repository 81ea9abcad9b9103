import { type HistoryImport, type HistoryPlan, planHistory } from '#domain/history/plan.ts'
import { isoTimeOf, unknownTime } from '#domain/iso-times.ts'
import { excessOf, prepareRecords } from '#stores/record-tasks.ts'
import type { ImportDependencies } from './imports.ts'

export interface HistoryCommands {
  /** What the import would do to the records as they are now. */
  readonly plan: (given: HistoryImport) => HistoryPlan
  /** UTF-16 units that local storage lacks for it; 0 when it fits. */
  readonly excess: (plan: HistoryPlan) => Promise<number>
  /** All or nothing: false when the browser refused. `fileName` is shown beside Undo. */
  readonly write: (given: HistoryImport, fileName: string) => Promise<boolean>
}

type Dependencies = Pick<ImportDependencies, 'records' | 'importUndo' | 'slices' | 'usedSpace' | 'undoHistory' | 'now'>

export const createHistoryCommands = (dependencies: Dependencies): HistoryCommands => {
  const { records, importUndo, slices, usedSpace, undoHistory, now } = dependencies
  const time = () => isoTimeOf(now()) ?? unknownTime
  const plan = (given: HistoryImport) => planHistory(records.library(), given, time())
  return {
    plan,
    excess: ({ library }) => excessOf(records.library(), library, records.hasDatabase() ? null : usedSpace(), slices()),
    write: async (given, fileName) => {
      const writtenAt = time()
      const expected = records.library()
      const prepared = planHistory(expected, given, writtenAt).library
      await prepareRecords(prepared, slices())
      let before = expected
      let after = expected
      // The operation may run again on a newer library, and undo must restore the one it last ran on.
      const isDone = await records.change((library) => {
        before = library
        // What was prepared is written in one short frame.
        after = library === expected ? prepared : planHistory(library, given, writtenAt).library
        return after
      })
      if (!isDone) return false
      if (after === before) return true
      undoHistory.seal()
      const watchlistItems = after.watchlist.length - before.watchlist.length
      const collections = after.collections.length - before.collections.length
      await importUndo.save(before, { watchlistItems, collections, fileName, time: writtenAt })
      return true
    },
  }
}
