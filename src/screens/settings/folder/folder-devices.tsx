import { useState } from 'react'
import type { FolderDevice } from '#domain/devices/folder.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { quiet, quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFolderDevices } from '#wiring/devices/folder-devices.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { useFormatTime } from '../data/use-format-time.ts'

const heading = css({ textStyle: 'label' })
const list = css({ stack: '2' })
const item = css({ row: '3', justifyContent: 'space-between', minHeight: '11' })
const names = css({ minWidth: '0', overflowWrap: 'anywhere' })

interface FolderDevicesProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** Which devices write to the folder, and when they last did. */
export const FolderDevices = ({ snapshot, send }: FolderDevicesProps) => {
  const { devices: messages, waitingFiles } = useMessages().folder
  const found = useFolderDevices(snapshot.context.folder?.lastRound ?? null)
  // Without a name while its card has not arrived.
  const devices = found.map((device) => ({ ...device, name: device.name || waitingFiles.someDevice }))
  const [removed, setRemoved] = useState<FolderDevice | null>(null)
  if (devices.length === 0) return null
  return (
    <>
      <h5 className={heading}>{messages.title}</h5>
      <ul className={list}>
        {devices.map((device) => (
          <Device key={device.id} device={device} onRemove={() => setRemoved(device)} />
        ))}
      </ul>
      {removed ? (
        <RemovingDialog
          name={removed.name}
          onClose={() => setRemoved(null)}
          onConfirm={() => {
            setRemoved(null)
            send({ type: 'device removal confirmed', device: removed.id })
          }}
        />
      ) : null}
    </>
  )
}

const Device = ({ device, onRemove }: { device: FolderDevice; onRemove: () => void }) => {
  const { devices: messages } = useMessages().folder
  const timeText = useFormatTime()
  const { name, platform, lastSeen, isThis, waitingFiles, hasHeldRemovals } = device
  const facts = [
    ...(platform === name ? [] : [platform]),
    isThis ? messages.here : lastSeen === null ? messages.unseen : messages.seen({ date: timeText(lastSeen) }),
    ...(waitingFiles > 0 ? [messages.waiting({ count: waitingFiles })] : []),
    ...(hasHeldRemovals ? [messages.held] : []),
  ]
  return (
    <li className={item}>
      <div className={names}>
        <p>{name}</p>
        <p className={quietNote}>{facts.join(' · ')}</p>
      </div>
      {isThis ? null : (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={messages.removeNamed({ device: name })}
          onClick={onRemove}
        >
          {messages.remove}
        </Button>
      )}
    </li>
  )
}

interface RemovingDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

const RemovingDialog = ({ name, onClose, onConfirm }: RemovingDialogProps) => {
  const { removing } = useMessages().folder.devices
  const { cancel } = useMessages().devices
  const title = removing.title({ device: name })
  return (
    <TitledDialog open onClose={onClose} title={title} size="small">
      <p className={quiet}>{removing.note}</p>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {removing.confirm}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
