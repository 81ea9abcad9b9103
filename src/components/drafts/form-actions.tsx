import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import type { FormDraft } from '#wiring/app/use-draft.ts'

interface FormActionsProps {
  readonly draft: Pick<FormDraft<object>, 'drop'>
  readonly onCancel: () => void
  /** What the button says that closes it, 'Cancel' by default. */
  readonly cancel?: string
  /** What the button says that submits the form. */
  readonly submit: string
  readonly isDisabled?: boolean
  /** What else the form does. */
  readonly children?: ReactNode
}

/** The foot of a form: what closes it without its draft, and what submits it. */
export const FormActions = (props: FormActionsProps) => {
  const { cancel: canceling } = useCoreMessages().collectionDialog
  const { draft, onCancel, cancel = canceling, submit, isDisabled = false, children } = props
  return (
    <DialogActions inView>
      {children}
      <Button
        onClick={() => {
          draft.drop()
          onCancel()
        }}
      >
        {cancel}
      </Button>
      <Button variant="solid" type="submit" disabled={isDisabled}>
        {submit}
      </Button>
    </DialogActions>
  )
}
