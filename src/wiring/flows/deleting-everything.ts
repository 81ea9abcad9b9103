import { createDeletion } from '#commands/deletion.ts'
import { deletingEverythingMachine } from '#machines/deleting-everything.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { pendingHistory } from '../imports/pending-history.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export const deleteEverything = (app: App) =>
  createDeletion(app, {
    pendingHistory: app.lazy.get(pendingHistory),
    clearRestorePoints: app.lazy.get(restorePoints).clear,
  })

const createDeletingEverything = (app: App) =>
  createFlow(app, deletingEverythingMachine, undefined, {
    'delete everything': ({ scope }) => app.lazy.get(deleteEverything)(scope),
  })

export const useDeletingEverything = () => useFlow(createDeletingEverything, undefined)
