import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { RemovalChoice } from '#domain/sync/exchange.ts'
import type { DevicesMessages } from '#i18n/messages/devices.ts'
import type { ReadExchange } from '#machines/parts/receiving-types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody, DialogForm } from '#ui/dialog-parts.tsx'
import type { ReceivingSnapshot, SendToReceiving } from '#wiring/flows/receiving-from-device.ts'
import { Choices } from './choices.tsx'
import { JoiningReview } from './joining-review.tsx'
import { PassphraseField } from './passphrase-field.tsx'
import { SenderLines } from './sender-lines.tsx'

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
  const { snapshot } = props
  const { reading } = snapshot.context
  if (snapshot.matches({ asking: 'sealed' })) return <Sealed {...props} />
  if (snapshot.matches({ asking: 'stopped' })) return <Stopped {...props} />
  if (!reading) return null
  if (snapshot.matches({ asking: 'joining' })) return <JoiningReview {...props} reading={reading} />
  return <Consent {...props} reading={reading} />
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

const removalChoices: readonly RemovalChoice[] = ['apply', 'keep mine', 'later']

const Consent = ({ snapshot, send, reading }: ReceivingStepProps & { readonly reading: ReadExchange }) => {
  const { cancel, consent } = useSectionMessages('devices')
  const { removals } = snapshot.context.choice
  return (
    <>
      <SenderLines reading={reading} />
      <p>{consent.amount(reading.comparison.removals)}</p>
      <p className={text}>{consent.note}</p>
      <Choices
        legend={consent.legend}
        values={removalChoices}
        texts={consent.choices}
        chosen={removals}
        onChoose={(chosen) => send({ type: 'removals answered', removals: chosen })}
      />
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button variant={removals === 'apply' ? 'danger' : 'solid'} onClick={() => send({ type: 'confirmed' })}>
          {consent.confirm}
        </Button>
      </DialogActions>
    </>
  )
}

const Stopped = ({ snapshot, send }: ReceivingStepProps) => {
  const { cancel, stopped } = useSectionMessages('devices')
  const hasBackup = snapshot.matches({ asking: { stopped: 'with a backup' } })
  return (
    <>
      <p className={text}>{stopped.note}</p>
      <div>
        <Button
          variant={hasBackup ? 'outline' : 'solid'}
          disabled={snapshot.matches({ asking: { stopped: 'saving a backup' } })}
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
