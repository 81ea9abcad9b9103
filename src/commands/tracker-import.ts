import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import type { WritingOutcome } from '#domain/imports/course.ts'
import { type HistoryImport, type HistoryPlan, planHistory, planHistoryInSteps } from '#domain/imports/plan.ts'
import { summaryOf } from '#domain/imports/review-counts.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { finishInSlices } from '#domain/values/pause.ts'
import { excessOf } from '#stores/record-tasks.ts'
import type { SliceOptions } from '#stores/slices.ts'
import type { CommandContext } from './context.ts'
import { writeImport } from './write-import.ts'

export interface HistoryCommands {
  /** What the import would do to the records as they are now. */
  readonly plan: (given: HistoryImport, options?: SliceOptions) => Promise<HistoryPlan>
  /** All or nothing. `fileName` is shown beside Undo. */
  readonly write: (given: HistoryImport, fileName: string) => Promise<WritingOutcome>
}

export const createHistoryCommands = (context: CommandContext): HistoryCommands => {
  const {
    records,
    storage: { usedSpace },
    memory: { preferences },
    platform: { slices, now },
  } = context
  const time = () => isoTimeOf(now()) ?? unknownTime
  return {
    plan: (given, options) =>
      finishInSlices(planHistoryInSteps(records.library(), { ...given, keysBetween }, time()), slices(options)),
    write: async (given, fileName) => {
      const writtenAt = time()
      const before = records.library()
      const plan = await finishInSlices(planHistoryInSteps(before, { ...given, keysBetween }, writtenAt), slices())
      const { library: after } = plan
      const excess = await excessOf(before, after, records.hasDatabase.peek() ? null : usedSpace(), slices())
      if (excess > 0) return { kind: 'does not fit', excess }
      const isWritten = await writeImport(context, {
        before,
        after,
        planAgain: (library) => planHistory(library, { ...given, keysBetween }, writtenAt).library,
        origin: 'import',
        about: (from, to) => ({
          watchlistItems: to.watchlist.length - from.watchlist.length,
          collections: to.collections.length - from.collections.length,
          fileName,
        }),
      })
      if (!isWritten) return { kind: 'refused' }
      const known = new Set(before.collections.map(({ id }) => id))
      for (const { id } of after.collections) if (!known.has(id)) preferences.collection(id).order.set('my-order')
      return { kind: 'written', summary: summaryOf(given.history, given.movies, plan) }
    },
  }
}
