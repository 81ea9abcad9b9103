import type { Incoming } from '#domain/backup/backup-import.ts'
import { compareWith, type RestoreComparison, type RestoreExtent, restored } from '#domain/backup/restored.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { finish, finishInSlices } from '#domain/values/pause.ts'
import { prepareRecords } from '#stores/record-tasks.ts'
import type { CommandContext } from './context.ts'

export interface RestoringCommands {
  /** What going back to it would do. Writes nothing. */
  readonly compare: (point: Incoming) => Promise<RestoreComparison>
  /** All or nothing; announced with Undo. Resolves false when the browser refused. */
  readonly restore: (point: Incoming, extent: RestoreExtent, scope: ChangeScope) => Promise<boolean>
}

export const createRestoring = (context: CommandContext): RestoringCommands => {
  const {
    records,
    language,
    commands: { undoHistory },
    platform: { slices },
  } = context
  return {
    compare: (point) => compareWith(records.library(), point, slices()),
    restore: async (point, extent, scope) => {
      const present = records.library()
      const { library } = await finishInSlices(restored(present, point, extent), slices())
      await prepareRecords(library, slices())
      const { result, made } = undoHistory.record(() =>
        records.change((latest) => (latest === present ? library : finish(restored(latest, point, extent)).library), {
          acceptsLoss: true,
          ...(scope === 'here' && { scope }),
        }),
      )
      if (!(await result)) return false
      const { done, undoFailed, all, missing } = language.loadedMessages().restore
      const undoable = {
        kind: 'restore',
        title: done.title,
        description: () => done[extent],
        subject: { everything: all, missing }[extent],
        count: 1,
        failureMessage: undoFailed,
      }
      undoHistory.push(undoable, made)
      return true
    },
  }
}
