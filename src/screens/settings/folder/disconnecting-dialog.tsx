import { useState } from 'react'
import { type FilesFate, othersThatStay } from '#domain/devices/folder.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { problem, quiet } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFolderDevices } from '#wiring/devices/folder-devices.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { Choices } from '../devices/choices.tsx'

const fates: readonly FilesFate[] = ['keep', 'delete', 'delete now']

interface DisconnectingDialogProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

export const DisconnectingDialog = ({ snapshot, send }: DisconnectingDialogProps) => {
  const { disconnect, disconnecting } = useMessages().folder
  const { cancel } = useMessages().devices
  const [fate, setFate] = useState<FilesFate>('keep')
  const isLeaving = snapshot.matches({ disconnecting: 'leaving' })
  const close = () => send({ type: 'canceled' })
  return (
    <TitledDialog open onClose={close} title={disconnecting.title} size="form">
      <p className={quiet}>{disconnecting.note}</p>
      <Others lastRound={snapshot.context.folder?.lastRound ?? null} />
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
          variant={fate === 'keep' ? 'solid' : 'danger'}
          disabled={isLeaving}
          onClick={() => send({ type: 'disconnecting confirmed', fate })}
        >
          {disconnect}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

/** Who takes the files over; nothing where that is not known. */
const Others = ({ lastRound }: { lastRound: string | null }) => {
  const { disconnecting, waitingFiles } = useMessages().folder
  const { allOf } = useFormats()
  const { platform } = useApp()
  const devices = useFolderDevices(lastRound)
  if (devices.length === 0) return null
  const others = othersThatStay(devices, platform.now()).map(({ name }) => name || waitingFiles.someDevice)
  return (
    <p className={quiet}>{others.length > 0 ? disconnecting.others({ names: allOf(others) }) : disconnecting.last}</p>
  )
}
