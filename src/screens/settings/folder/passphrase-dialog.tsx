import { useState } from 'react'
import { minPassphraseLength } from '#machines/sending-to-device.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { problem, quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { PassphraseField } from '../devices/passphrase-field.tsx'

interface PassphraseDialogProps {
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** Another passphrase for a sealed folder. */
export const PassphraseDialog = ({ snapshot, send }: PassphraseDialogProps) => {
  const { passphrase } = useMessages().folder
  const close = () => send({ type: 'canceled' })
  return (
    <TitledDialog open onClose={close} title={passphrase.title} size="form">
      {snapshot.matches({ 'changing passphrase': 'changed' }) ? (
        <Changed onClose={close} />
      ) : (
        <Asking snapshot={snapshot} send={send} />
      )}
    </TitledDialog>
  )
}

const Asking = ({ snapshot, send }: PassphraseDialogProps) => {
  const { passphrase, sealing } = useMessages().folder
  const { cancel } = useMessages().devices
  const [before, setBefore] = useState('')
  const [after, setAfter] = useState('')
  const isChanging = snapshot.matches({ 'changing passphrase': 'changing' })
  const isWrong = snapshot.matches({ 'changing passphrase': { asking: 'wrong passphrase' } })
  return (
    <DialogForm onSubmit={() => send({ type: 'new passphrase given', before, after })}>
      <p className={quiet}>{passphrase.note}</p>
      <PassphraseField
        label={passphrase.before}
        value={before}
        onChange={setBefore}
        problem={isWrong ? passphrase.wrong : null}
      />
      <PassphraseField label={passphrase.after} value={after} onChange={setAfter} hint={sealing.passphraseHint} />
      {snapshot.matches({ 'changing passphrase': { asking: 'failed' } }) ? (
        <p className={problem} role="alert">
          {passphrase.failed}
        </p>
      ) : null}
      <DialogActions>
        <Button disabled={isChanging} onClick={() => send({ type: 'canceled' })}>
          {cancel}
        </Button>
        <Button
          type="submit"
          variant="solid"
          disabled={isChanging || before === '' || after.length < minPassphraseLength}
        >
          {passphrase.confirm}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}

const Changed = ({ onClose }: { onClose: () => void }) => {
  const { changed } = useMessages().folder.passphrase
  const { close } = useMessages().devices
  return (
    <>
      <p role="status">{changed}</p>
      <DialogActions>
        <Button variant="solid" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </>
  )
}
