import { fromPromise } from 'xstate'
import { type DeletionScope, deletingEverythingMachine } from '#machines/deleting-everything.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { deleteEverything } from '../commands/deletion.ts'

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
