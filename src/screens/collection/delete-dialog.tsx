import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface DeleteDialogProps {
  readonly name: string
  readonly isDeleting: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const DeleteDialog = ({ name, isDeleting, onConfirm, onClose }: DeleteDialogProps) => {
  const messages = useCoreMessages().collectionDialog
  return (
    <TitledDialog open onClose={onClose} title={messages.delete} size="small">
      <p className={question}>{messages.deleteQuestion({ name })}</p>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="danger" disabled={isDeleting} onClick={onConfirm}>
          {isDeleting ? messages.deleting : messages.delete}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
