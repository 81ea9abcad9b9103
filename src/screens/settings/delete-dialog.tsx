import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const offer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})

/** Asks before everything is deleted, and offers an export first. */
export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { commands, text } = useApp()
  const words = useValue(text).deletion
  // No transition: React would hold back every navigation until it has ended.
  const [isDeleting, setIsDeleting] = useState(false)
  const confirm = async () => {
    setIsDeleting(true)
    await commands.deleteEverything()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} label={words.heading} size="small">
      <DialogBody title={words.heading}>
        <p className={question}>{words.question}</p>
        <div className={offer}>
          <p>{words.exportFirst}</p>
          <Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>
            <Download aria-hidden="true" />
            {words.export}
          </Button>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="danger" disabled={isDeleting} onClick={() => void confirm()}>
            {isDeleting ? words.deleting : words.confirm}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
