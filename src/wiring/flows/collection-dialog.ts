import { fromPromise } from 'xstate'
import type { CollectionFields } from '#domain/collections.ts'
import { type CollectionSaved, collectionDialogMachine, type SaveProblem } from '#machines/collection-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useFlow } from '../use-flow.ts'

type Fields = Required<CollectionFields>

interface CollectionDialog {
  readonly fields: Fields
  readonly save: (fields: Fields) => Promise<CollectionSaved | SaveProblem>
}

const createCollectionDialog = (_: App, { fields }: CollectionDialog, latest: () => CollectionDialog) =>
  createFlow(
    provideAll(collectionDialogMachine, {
      actors: {
        'save collection': fromPromise<CollectionSaved | SaveProblem, Fields>(({ input }) => latest().save(input)),
      },
      actions: {},
    }),
    fields,
  )

export const useCollectionDialog = (input: CollectionDialog) => useFlow(createCollectionDialog, input)
