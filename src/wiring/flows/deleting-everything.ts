import { fromPromise } from 'xstate'
import { createDeletion } from '#commands/deletion.ts'
import { type DeletionScope, deletingEverythingMachine } from '#machines/deleting-everything.ts'
import { provideAll } from '#machines/ports.ts'
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
  createFlow(
    app,
    provideAll(deletingEverythingMachine, {
      actors: {
        'delete everything': fromPromise<boolean, { scope: DeletionScope }>(({ input: { scope } }) =>
          app.lazy.get(deleteEverything)(scope),
        ),
      },
      actions: {},
    }),
    undefined,
  )

export const useDeletingEverything = () => useFlow(createDeletingEverything, undefined)
