import { isText } from '#domain/values/schema.ts'
import { type NameFields, type NameSaving, nameDialogMachine } from '#machines/name-dialog.ts'
import type { Form } from '#stores/drafts.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import type { FormDraft } from '../app/use-draft.ts'
import { useFlow } from '../app/use-flow.ts'

/** A form of names, for its drafts. */
export const nameForm = (name: string): Form<NameFields> => ({ name, fields: { name: isText, description: isText } })

interface NameDialog {
  readonly draft: Pick<FormDraft<NameFields>, 'fields' | 'drop'>
  readonly save: (fields: NameFields) => Promise<NameSaving>
}

const createNameDialog = (app: App, { draft }: NameDialog, latest: () => NameDialog) => {
  const { name, description } = draft.fields
  return createFlow(
    app,
    nameDialogMachine,
    { name, description },
    {
      'save fields': async (input) => {
        const saving = await latest().save(input)
        if (saving.kind === 'saved') latest().draft.drop()
        return saving
      },
    },
  )
}

export const useNameDialog = (input: NameDialog) => useFlow(createNameDialog, input)
