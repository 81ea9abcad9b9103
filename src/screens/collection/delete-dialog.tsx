import { useState } from 'react'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { collectionCommands } from '#wiring/commands/collection-commands.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface DeleteDialogProps {
  readonly collection: CollectionSummary
  readonly onClose: () => void
  readonly onDeleting: (collection: CollectionSummary | null) => void
  readonly onDeleted: () => void
}

export const DeleteDialog = ({ collection, onClose, onDeleting, onDeleted }: DeleteDialogProps) => {
  const app = useApp()
  const messages = useMessages().collectionDialog
  // Not a transition: React would hold back every navigation until it ended.
  const [isDeleting, setIsDeleting] = useState(false)
  const confirm = async () => {
    setIsDeleting(true)
    onDeleting(collection)
    if (await app.lazy.get(collectionCommands).remove(collection.id)) return onDeleted()
    onDeleting(null)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} label={messages.delete} size="small">
      <DialogBody title={messages.delete}>
        <p className={question}>{messages.deleteQuestion(collection.name)}</p>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="danger" disabled={isDeleting} onClick={() => void confirm()}>
            {isDeleting ? messages.deleting : messages.delete}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
