import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import type { FormDraft } from '#wiring/app/use-draft.ts'

interface FormActionsProps {
  readonly draft: Pick<FormDraft<object>, 'drop'>
  readonly onCancel: () => void
  readonly cancel: string
  /** What the button says that submits the form. */
  readonly submit: string
  readonly isDisabled?: boolean
  /** What else the form does. */
  readonly children?: ReactNode
}

/** The foot of a form: what closes it without its draft, and what submits it. */
export const FormActions = ({ draft, onCancel, cancel, submit, isDisabled = false, children }: FormActionsProps) => (
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
