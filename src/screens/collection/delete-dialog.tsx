import { useState } from 'react'
import type { CollectionSummary } from '#domain/collection-links.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface DeleteDialogProps {
  readonly collection: CollectionSummary
  readonly onClose: () => void
  readonly onDeleting: (collection: CollectionSummary | null) => void
  readonly onDeleted: () => void
}

/** The 'Delete Collection' dialog, which asks first; Undo is in the toast afterwards. */
export const DeleteDialog = ({ collection, onClose, onDeleting, onDeleted }: DeleteDialogProps) => {
  const { commands, text } = useApp()
  const words = useValue(text).collectionDialog
  // No transition: React would hold back every navigation until it has ended.
  const [isDeleting, setIsDeleting] = useState(false)
  const confirm = async () => {
    setIsDeleting(true)
    onDeleting(collection)
    if (await commands.collections.remove(collection.id)) return onDeleted()
    onDeleting(null)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} label={words.delete} size="small">
      <DialogBody title={words.delete}>
        <p className={question}>{words.deleteQuestion(collection.name)}</p>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="danger" disabled={isDeleting} onClick={() => void confirm()}>
            {isDeleting ? words.deleting : words.delete}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
