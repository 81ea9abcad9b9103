import { fromPromise } from 'xstate'
import { type NameFields, type NameSaving, nameDialogMachine } from '#machines/name-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

interface NameDialog {
  readonly fields: NameFields
  readonly save: (fields: NameFields) => Promise<NameSaving>
}

const createNameDialog = (app: App, { fields }: NameDialog, latest: () => NameDialog) =>
  createFlow(
    app,
    provideAll(nameDialogMachine, {
      actors: { 'save fields': fromPromise<NameSaving, NameFields>(({ input }) => latest().save(input)) },
      actions: {},
    }),
    fields,
  )

export const useNameDialog = (input: NameDialog) => useFlow(createNameDialog, input)
