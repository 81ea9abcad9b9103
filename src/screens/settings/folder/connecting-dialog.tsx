import { FolderOpen } from 'lucide-react'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { Consent } from '../devices/consent.tsx'
import { StepsDialog } from '../devices/steps-dialog.tsx'
import { Stopped } from '../devices/stopped.tsx'
import { Unsealing } from '../devices/unsealing.tsx'
import { FolderJoining } from './folder-joining.tsx'
import { Sealing } from './sealing.tsx'

const words = css({ display: 'flex', flexDirection: 'column', gap: '3', color: 'fg.muted' })
const problem = css({ color: 'danger', fontSize: 'sm' })

export interface ConnectingStepProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

const titleOf = (
  snapshot: SyncSnapshot,
  folder: OtherMessages['folder'],
  devices: OtherMessages['devices'],
): string => {
  if (snapshot.matches({ connecting: 'sealed' })) return devices.sealed.title
  if (snapshot.matches({ connecting: 'setting up' })) return folder.sealing.title
  if (snapshot.matches({ connecting: 'reviewing' })) return devices.joining.title
  if (snapshot.matches({ connecting: 'consenting' })) return devices.consent.title
  return snapshot.matches({ protecting: 'unprotected' }) ? devices.stopped.title : folder.connecting.title
}

/** Connecting a folder, step by step, until it is joined. */
export const ConnectingDialog = ({ snapshot, send }: ConnectingStepProps) => {
  const devices = useMessages().devices
  const folder = useMessages().folder
  return (
    <StepsDialog title={titleOf(snapshot, folder, devices)} onClose={() => send({ type: 'canceled' })}>
      <Step snapshot={snapshot} send={send} />
    </StepsDialog>
  )
}

const Step = (props: ConnectingStepProps) => {
  const { snapshot, send } = props
  const { found, choice } = snapshot.context
  if (snapshot.matches({ connecting: 'sealed' })) {
    const isWrong = snapshot.matches({ connecting: { sealed: 'wrong passphrase' } })
    return <Unsealing isWrong={isWrong} send={send} />
  }
  if (snapshot.matches({ connecting: 'setting up' })) return <Sealing {...props} />
  if (snapshot.matches({ protecting: 'unprotected' }))
    return (
      <Stopped
        hasBackup={snapshot.matches({ protecting: { unprotected: 'with a backup' } })}
        isSaving={snapshot.matches({ protecting: { unprotected: 'saving a backup' } })}
        send={send}
      />
    )
  if (found?.comparison && snapshot.matches({ connecting: 'reviewing' }))
    return <FolderJoining found={found} comparison={found.comparison} {...props} />
  if (found?.comparison && snapshot.matches({ connecting: 'consenting' }))
    return (
      <Consent
        amount={found.comparison.removals}
        chosen={choice.removals}
        onChoose={(removals) => send({ type: 'removals answered', removals })}
        onConfirm={() => send({ type: 'confirmed' })}
        onCancel={() => send({ type: 'canceled' })}
      />
    )
  return <Explaining {...props} />
}

const progressOf = (
  snapshot: SyncSnapshot,
  { connecting }: OtherMessages['folder'],
  restorePoint: string,
): string | null => {
  if (snapshot.matches('protecting')) return restorePoint
  if (snapshot.matches({ connecting: 'joining' })) return connecting.joining
  return snapshot.matches({ connecting: 'probing' }) ? connecting.reading : null
}

const Explaining = ({ snapshot, send }: ConnectingStepProps) => {
  const messages = useMessages().folder
  const { cancel, restorePoint } = useMessages().devices
  const { connecting } = messages
  const isBusy = !snapshot.matches({ connecting: 'explaining' })
  return (
    <>
      <div className={words}>
        <p>{connecting.carried}</p>
        <p>{connecting.written}</p>
        <p>{connecting.visible}</p>
        <p>{connecting.next}</p>
      </div>
      <Refusal snapshot={snapshot} />
      <p role="status">{progressOf(snapshot, messages, restorePoint)}</p>
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })} disabled={snapshot.matches({ connecting: 'joining' })}>
          {cancel}
        </Button>
        <Button variant="solid" disabled={isBusy} onClick={() => send({ type: 'folder requested' })}>
          <FolderOpen aria-hidden="true" />
          {connecting.choose}
        </Button>
      </DialogActions>
    </>
  )
}

const Refusal = ({ snapshot }: Pick<ConnectingStepProps, 'snapshot'>) => {
  const { connecting, needs, hints } = useMessages().folder
  const refusal = snapshot.context.problem
  if (!refusal || !snapshot.matches({ connecting: { explaining: 'refused' } })) return null
  const { kind } = refusal
  const hintOf = () => {
    if (kind === 'newer format') return hints['newer version']
    return kind === 'failed' || kind === 'wrong passphrase' ? connecting.failed : needs[kind].hint
  }
  return (
    <p className={problem} role="alert">
      {hintOf()}
    </p>
  )
}
