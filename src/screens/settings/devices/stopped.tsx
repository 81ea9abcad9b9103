import { Download } from 'lucide-react'
import type { JoiningEvent } from '#machines/joining.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

interface StoppedProps {
  readonly hasBackup: boolean
  readonly isSaving: boolean
  readonly send: (event: JoiningEvent) => void
}

/** There is no room for a restore point: the act goes on only with a backup. */
export const Stopped = ({ hasBackup, isSaving, send }: StoppedProps) => {
  const { cancel, stopped } = useMessages().devices
  return (
    <>
      <p className={quiet}>{stopped.note}</p>
      <div>
        <Button
          variant={hasBackup ? 'outline' : 'solid'}
          disabled={isSaving}
          onClick={() => send({ type: 'backup requested' })}
        >
          <Download aria-hidden="true" />
          {stopped.download}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button
          variant={hasBackup ? 'solid' : 'outline'}
          disabled={!hasBackup}
          onClick={() => send({ type: 'confirmed' })}
        >
          {stopped.confirm}
        </Button>
      </DialogActions>
    </>
  )
}
