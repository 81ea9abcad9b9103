import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { backupCommands } from '#wiring/commands/backup-commands.ts'
import { deleteEverything } from '#wiring/commands/deletion.ts'
import { row } from '../row.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const deleteAll = useLazy(deleteEverything)
  const { exportData } = useLazy(backupCommands)
  const messages = useSectionMessages('settings').deletion
  // Not a transition: React would hold back every navigation until it ended.
  const [isDeleting, setIsDeleting] = useState(false)
  const confirm = async () => {
    setIsDeleting(true)
    await deleteAll()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} label={messages.heading} size="small">
      <DialogBody title={messages.heading}>
        <p className={question}>{messages.question}</p>
        <div className={row}>
          <p>{messages.exportFirst}</p>
          <Button onClick={() => void exportData({ includeApiKey: false })}>
            <Download aria-hidden="true" />
            {messages.export}
          </Button>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="danger" disabled={isDeleting} onClick={() => void confirm()}>
            {isDeleting ? messages.deleting : messages.confirm}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
