import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import type { SyncSnapshot } from '#wiring/syncing/folder-status.ts'
import type { SendToSync } from '#wiring/syncing/sync.ts'
import { Choices } from '../devices/choices.tsx'

const text = css({ color: 'fg.muted' })
const problem = css({ color: 'danger', fontSize: 'sm' })

const fates = ['keep', 'delete'] as const

interface DisconnectingDialogProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

export const DisconnectingDialog = ({ snapshot, send }: DisconnectingDialogProps) => {
  const { disconnect, disconnecting } = useSectionMessages('folder')
  const { cancel } = useSectionMessages('devices')
  const [fate, setFate] = useState<(typeof fates)[number]>('keep')
  const isLeaving = snapshot.matches({ disconnecting: 'leaving' })
  const close = () => send({ type: 'canceled' })
  return (
    <Dialog open onClose={close} label={disconnecting.title} size="form">
      <DialogBody title={disconnecting.title}>
        <p className={text}>{disconnecting.note}</p>
        <Choices
          legend={disconnecting.legend}
          values={fates}
          texts={disconnecting.choices}
          chosen={fate}
          disabled={isLeaving}
          onChoose={setFate}
        />
        {snapshot.matches({ disconnecting: { asking: 'failed' } }) ? (
          <p className={problem} role="alert">
            {disconnecting.failed}
          </p>
        ) : null}
        <DialogActions>
          <Button disabled={isLeaving} onClick={close}>
            {cancel}
          </Button>
          <Button
            variant={fate === 'delete' ? 'danger' : 'solid'}
            disabled={isLeaving}
            onClick={() => send({ type: 'disconnecting confirmed', deletesFiles: fate === 'delete' })}
          >
            {disconnect}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
