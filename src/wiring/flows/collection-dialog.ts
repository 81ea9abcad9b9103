import { fromPromise } from 'xstate'
import type { CollectionFields } from '#domain/records/collections.ts'
import { type CollectionSaved, collectionDialogMachine, type SaveProblem } from '#machines/collection-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

type Fields = Required<CollectionFields>

interface CollectionDialog {
  readonly fields: Fields
  readonly save: (fields: Fields) => Promise<CollectionSaved | SaveProblem>
}

const createCollectionDialog = (app: App, { fields }: CollectionDialog, latest: () => CollectionDialog) =>
  createFlow(
    app,
    provideAll(collectionDialogMachine, {
      actors: {
        'save collection': fromPromise<CollectionSaved | SaveProblem, Fields>(({ input }) => latest().save(input)),
      },
      actions: {},
    }),
    fields,
  )

export const useCollectionDialog = (input: CollectionDialog) => useFlow(createCollectionDialog, input)
