import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { formatList } from '#i18n/numbers.ts'
import { minPassphraseLength } from '#machines/sending-to-device.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { problem } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { JoiningDialog } from '../devices/joining-dialog.tsx'
import { PassphraseField } from '../devices/passphrase-field.tsx'

const words = css({ stack: '3', color: 'fg.muted' })

interface ConnectingStepProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** Connecting a folder, step by step, until it is joined. */
export const ConnectingDialog = ({ snapshot, send }: ConnectingStepProps) => {
  const { sealing, connecting } = useMessages().folder
  const language = useValue(useApp().language.current)
  const { found } = snapshot.context
  const names = found?.devices.filter(({ isThis, name }) => !isThis && name !== '').map(({ name }) => name) ?? []
  const isNew = snapshot.matches({ connecting: 'setting up' })
  const Step = isNew ? Sealing : Explaining
  return (
    <JoiningDialog
      snapshot={snapshot}
      send={send}
      comparison={found?.comparison ?? null}
      origin={names.length > 0 ? <p>{formatList(language, names)}</p> : null}
      asksAlso={found?.isSealed ? <KeyChoice snapshot={snapshot} send={send} /> : null}
      otherStep={{
        title: isNew ? sealing.title : connecting.title,
        content: <Step snapshot={snapshot} send={send} />,
      }}
    />
  )
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

/** The API key leaves the browser only in a sealed folder, and after a yes. */
const KeyChoice = ({ snapshot, send }: ConnectingStepProps) => {
  const { sealing } = useMessages().folder
  const hasKey = useValue(useApp().settings.current).apiKey !== ''
  return hasKey ? (
    <Checkbox
      label={sealing.key}
      hint={sealing.keyHint}
      checked={snapshot.context.includesKey}
      onChange={(includesKey) => send({ type: 'key answered', includesKey })}
    />
  ) : null
}

/** The first device of a folder decides whether a passphrase seals it. */
const Sealing = ({ snapshot, send }: ConnectingStepProps) => {
  const { sealing } = useMessages().folder
  const { cancel } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  const { isSealing } = snapshot.context
  return (
    <DialogForm onSubmit={() => send({ type: 'set up', passphrase })}>
      <Checkbox
        label={sealing.seal}
        hint={sealing.sealHint}
        checked={isSealing}
        onChange={(isSealed) => send({ type: 'sealing answered', isSealed })}
      />
      {isSealing ? (
        <>
          <PassphraseField value={passphrase} onChange={setPassphrase} hint={sealing.passphraseHint} />
          <KeyChoice snapshot={snapshot} send={send} />
        </>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button type="submit" variant="solid" disabled={isSealing && passphrase.length < minPassphraseLength}>
          {sealing.confirm}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
