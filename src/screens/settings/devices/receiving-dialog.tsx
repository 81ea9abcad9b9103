import type { OtherMessages } from '#messages/types.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { ReceivingSnapshot, SendToReceiving } from '#wiring/flows/receiving-from-device.ts'
import { Consent } from './consent.tsx'
import { JoiningReview } from './joining-review.tsx'
import { SenderLines } from './sender-lines.tsx'
import { StepsDialog } from './steps-dialog.tsx'
import { Stopped } from './stopped.tsx'
import { Unsealing } from './unsealing.tsx'

export interface ReceivingStepProps {
  readonly snapshot: ReceivingSnapshot
  readonly send: SendToReceiving
}

const titleOf = (snapshot: ReceivingSnapshot, messages: OtherMessages['devices']): string => {
  if (snapshot.matches({ asking: 'sealed' })) return messages.sealed.title
  if (snapshot.matches({ asking: 'reviewing' })) return messages.joining.title
  return snapshot.matches({ asking: 'consenting' }) ? messages.consent.title : messages.stopped.title
}

/** What only the person can decide about a file. */
export const ReceivingDialog = ({ snapshot, send }: ReceivingStepProps) => {
  const messages = useMessages().devices
  return (
    <StepsDialog title={titleOf(snapshot, messages)} onClose={() => send({ type: 'canceled' })}>
      <Step snapshot={snapshot} send={send} />
    </StepsDialog>
  )
}

const Step = ({ snapshot, send }: ReceivingStepProps) => {
  const { reading, choice } = snapshot.context
  if (snapshot.matches({ asking: 'sealed' })) {
    const isWrong = snapshot.matches({ asking: { sealed: 'wrong passphrase' } })
    return <Unsealing isWrong={isWrong} send={send} />
  }
  if (snapshot.matches({ protecting: 'unprotected' }))
    return (
      <Stopped
        hasBackup={snapshot.matches({ protecting: { unprotected: 'with a backup' } })}
        isSaving={snapshot.matches({ protecting: { unprotected: 'saving a backup' } })}
        send={send}
      />
    )
  if (!reading) return null
  const { comparison } = reading
  const origin = <SenderLines reading={reading} />
  if (snapshot.matches({ asking: 'reviewing' }))
    return <JoiningReview comparison={comparison} choice={choice} send={send} origin={origin} />
  return (
    <Consent
      amount={comparison.removals}
      chosen={choice.removals}
      onChoose={(removals) => send({ type: 'removals answered', removals })}
      onConfirm={() => send({ type: 'confirmed' })}
      onCancel={() => send({ type: 'canceled' })}
      origin={origin}
    />
  )
}
