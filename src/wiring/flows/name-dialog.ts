import { fromPromise } from 'xstate'
import type { CollectionFields } from '#domain/records/collections.ts'
import { type CollectionSaved, nameDialogMachine, type SaveProblem } from '#machines/name-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

type Fields = Required<CollectionFields>

interface NameDialog {
  readonly fields: Fields
  readonly save: (fields: Fields) => Promise<CollectionSaved | SaveProblem>
}

const createNameDialog = (app: App, { fields }: NameDialog, latest: () => NameDialog) =>
  createFlow(
    app,
    provideAll(nameDialogMachine, {
      actors: {
        'save collection': fromPromise<CollectionSaved | SaveProblem, Fields>(({ input }) => latest().save(input)),
      },
      actions: {},
    }),
    fields,
  )

export const useNameDialog = (input: NameDialog) => useFlow(createNameDialog, input)
