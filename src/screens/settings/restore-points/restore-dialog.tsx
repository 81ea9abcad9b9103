import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import type { RestoringSnapshot, SendToRestoring } from '#wiring/flows/restoring.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { ScopeChoice } from '../devices/scope-choice.tsx'

interface RestoreDialogProps {
  readonly snapshot: RestoringSnapshot
  readonly send: SendToRestoring
}

/** Asks before anything is taken away, and for a backup where no point could be kept. */
export const RestoreDialog = ({ snapshot, send }: RestoreDialogProps) => {
  if (snapshot.matches('confirming')) return <Confirmation snapshot={snapshot} send={send} />
  const isUnprotected = snapshot.matches('unprotected')
  return isUnprotected ? <Unprotected snapshot={snapshot} send={send} /> : null
}

const Confirmation = ({ snapshot, send }: RestoreDialogProps) => {
  const messages = useMessages().restore
  const timeText = useFormatTime()
  const isShared = useIsShared()
  const [scope, setScope] = useState<ChangeScope>('everywhere')
  const { points, openId } = snapshot.context
  const point = points.find(({ id }) => id === openId)
  const cancel = () => send({ type: 'canceled' })
  return (
    <TitledDialog open onClose={cancel} title={messages.all} size="small">
      {point ? <p className={quiet}>{messages.question({ date: timeText(point.time) })}</p> : null}
      {isShared ? <ScopeChoice chosen={scope} onChoose={setScope} /> : null}
      <DialogActions>
        <Button onClick={cancel}>{messages.cancel}</Button>
        <Button variant="solid" onClick={() => send({ type: 'confirmed', scope })}>
          {messages.all}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

const Unprotected = ({ snapshot, send }: RestoreDialogProps) => {
  const messages = useMessages().restore
  const isSaving = snapshot.matches({ unprotected: 'saving a backup' })
  const cancel = () => send({ type: 'canceled' })
  return (
    <TitledDialog open onClose={cancel} title={messages.unprotected} size="small">
      <p className={quiet}>{messages.unprotectedHint}</p>
      <DialogActions>
        <Button disabled={isSaving} onClick={cancel}>
          {messages.cancel}
        </Button>
        <Button variant="solid" disabled={isSaving} onClick={() => send({ type: 'backup requested' })}>
          <Download aria-hidden="true" />
          {messages.backup}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
