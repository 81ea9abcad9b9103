import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { minPassphraseLength } from '#machines/sending-to-device.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { problem } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { type SendingSnapshot, type SendToSending, useSending } from '#wiring/flows/sending-to-device.ts'
import { PassphraseField } from './passphrase-field.tsx'

const text = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

export const SendingDialog = ({ onClose }: { onClose: () => void }) => {
  const messages = useMessages().devices.sending
  const [snapshot, send] = useSending()
  useFlowEnd(snapshot, onClose)
  return (
    <TitledDialog open onClose={() => send({ type: 'closed' })} title={messages.title} size="form">
      <Step snapshot={snapshot} send={send} />
    </TitledDialog>
  )
}

interface StepProps {
  readonly snapshot: SendingSnapshot
  readonly send: SendToSending
}

const Step = (props: StepProps) => {
  const { snapshot } = props
  if (snapshot.matches('handed over')) return <HandedOver {...props} />
  if (snapshot.matches('ready to share') || snapshot.matches('sharing')) return <Sharing {...props} />
  return <Options {...props} />
}

const Options = ({ snapshot, send }: StepProps) => {
  const { settings } = useApp()
  const { cancel, sending } = useMessages().devices
  const hasKey = useValue(settings.current).apiKey !== ''
  const [passphrase, setPassphrase] = useState('')
  const { isSealed, includesKey } = snapshot.context.options
  const isWriting = snapshot.matches('writing')
  return (
    <DialogForm onSubmit={() => send({ type: 'confirmed', passphrase })}>
      <Checkbox
        label={sending.seal}
        hint={sending.sealHint}
        checked={isSealed}
        disabled={isWriting}
        onChange={(checked) => send({ type: 'sealing answered', isSealed: checked })}
      />
      {isSealed ? <PassphraseField value={passphrase} onChange={setPassphrase} hint={sending.passphraseHint} /> : null}
      {isSealed && hasKey ? (
        <Checkbox
          label={sending.key}
          hint={sending.keyHint}
          checked={includesKey}
          disabled={isWriting}
          onChange={(checked) => send({ type: 'key answered', includesKey: checked })}
        />
      ) : null}
      {snapshot.matches({ asking: 'failed' }) ? (
        <p className={problem} role="alert">
          {sending.failed}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'closed' })}>{cancel}</Button>
        <Button
          type="submit"
          variant="solid"
          disabled={isWriting || (isSealed && passphrase.length < minPassphraseLength)}
        >
          {isWriting ? sending.writing : sending.confirm}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}

const Sharing = ({ snapshot, send }: StepProps) => {
  const { sending } = useMessages().devices
  return (
    <>
      <p className={text} role="status">
        {sending.ready({ file: snapshot.context.fileName })}
      </p>
      {snapshot.matches({ 'ready to share': 'refused' }) ? (
        <p className={problem} role="alert">
          {sending.notShared}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'download requested' })}>
          <Download aria-hidden="true" />
          {sending.download}
        </Button>
        <Button variant="solid" onClick={() => send({ type: 'share requested' })}>
          <Share2 aria-hidden="true" />
          {sending.share}
        </Button>
      </DialogActions>
    </>
  )
}

const HandedOver = ({ snapshot, send }: StepProps) => {
  const { close, sending } = useMessages().devices
  return (
    <>
      <p className={text} role="status">
        {sending.next({ file: snapshot.context.fileName })}
      </p>
      <DialogActions>
        <Button variant="solid" onClick={() => send({ type: 'closed' })}>
          {close}
        </Button>
      </DialogActions>
    </>
  )
}
