import { useEffect, useRef, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { DevicesMessages } from '#i18n/messages/devices.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody, DialogForm } from '#ui/dialog-parts.tsx'
import type { ReceivingSnapshot, SendToReceiving } from '#wiring/flows/receiving-from-device.ts'
import { Consent } from './consent.tsx'
import { JoiningReview } from './joining-review.tsx'
import { PassphraseField } from './passphrase-field.tsx'
import { SenderLines } from './sender-lines.tsx'
import { Stopped } from './stopped.tsx'

const text = css({ color: 'fg.muted' })

export interface ReceivingStepProps {
  readonly snapshot: ReceivingSnapshot
  readonly send: SendToReceiving
}

const titleOf = (snapshot: ReceivingSnapshot, messages: DevicesMessages): string => {
  if (snapshot.matches({ asking: 'sealed' })) return messages.sealed.title
  if (snapshot.matches({ asking: 'joining' })) return messages.joining.title
  return snapshot.matches({ asking: 'consenting' }) ? messages.consent.title : messages.stopped.title
}

/** What only the person can decide about a file. */
export const ReceivingDialog = ({ snapshot, send }: ReceivingStepProps) => {
  const messages = useSectionMessages('devices')
  const heading = useRef<HTMLHeadingElement>(null)
  const title = titleOf(snapshot, messages)
  const first = useRef(title)
  useEffect(() => {
    // The dialog gives its first step the focus itself.
    if (title !== first.current) heading.current?.focus()
    first.current = title
  }, [title])
  return (
    <Dialog open onClose={() => send({ type: 'canceled' })} label={title} size="form" contentKey={title}>
      <DialogBody title={title} headingRef={heading}>
        <Step snapshot={snapshot} send={send} />
      </DialogBody>
    </Dialog>
  )
}

const Step = (props: ReceivingStepProps) => {
  const { snapshot, send } = props
  const { joining, consent } = useSectionMessages('devices')
  const { reading, choice } = snapshot.context
  if (snapshot.matches({ asking: 'sealed' })) return <Sealed {...props} />
  if (snapshot.matches({ asking: 'stopped' }))
    return (
      <Stopped
        hasBackup={snapshot.matches({ asking: { stopped: 'with a backup' } })}
        isSaving={snapshot.matches({ asking: { stopped: 'saving a backup' } })}
        send={send}
      />
    )
  if (!reading) return null
  const { comparison } = reading
  const origin = <SenderLines reading={reading} />
  if (snapshot.matches({ asking: 'joining' }))
    return <JoiningReview words={joining} comparison={comparison} choice={choice} send={send} origin={origin} />
  return (
    <Consent
      words={consent}
      amount={comparison.removals}
      chosen={choice.removals}
      onChoose={(removals) => send({ type: 'removals answered', removals })}
      onConfirm={() => send({ type: 'confirmed' })}
      onCancel={() => send({ type: 'canceled' })}
      origin={origin}
    />
  )
}

const Sealed = ({ snapshot, send }: ReceivingStepProps) => {
  const { cancel, sealed } = useSectionMessages('devices')
  const [passphrase, setPassphrase] = useState('')
  return (
    <DialogForm onSubmit={() => send({ type: 'passphrase given', passphrase })}>
      <p className={text}>{sealed.question}</p>
      <PassphraseField
        value={passphrase}
        onChange={setPassphrase}
        problem={snapshot.matches({ asking: { sealed: 'wrong passphrase' } }) ? sealed.wrong : null}
      />
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button type="submit" variant="solid" disabled={passphrase === ''}>
          {sealed.open}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
