import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Comparison, MergeChoice } from '#domain/devices/exchange.ts'
import type { JoiningEvent, JoiningTag } from '#machines/joining.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { Consent } from './consent.tsx'
import { JoiningReview } from './joining-review.tsx'
import { PassphraseField } from './passphrase-field.tsx'

interface JoiningSnapshot {
  readonly context: { readonly choice: MergeChoice }
  hasTag(tag: JoiningTag): boolean
}

interface StepProps {
  readonly snapshot: JoiningSnapshot
  readonly send: (event: JoiningEvent) => void
}

interface JoiningDialogProps extends StepProps {
  readonly comparison: Comparison | null
  /** Who it comes from. */
  readonly origin: ReactNode
  /** What else is to be answered in the review. */
  readonly asksAlso?: ReactNode
  /** The steps that a file and a folder do not have in common. */
  readonly otherStep?: { readonly title: string; readonly content: ReactNode }
}

const steps = ['sealed', 'reviewing', 'consenting', 'unprotected'] as const satisfies readonly JoiningTag[]

/** What only the user can decide before libraries are joined, be it by a file or by a folder. */
export const JoiningDialog = (props: JoiningDialogProps) => {
  const { snapshot, send, otherStep } = props
  const { sealed, joining, consent, stopped } = useMessages().devices
  const titles = { sealed, reviewing: joining, consenting: consent, unprotected: stopped }
  const step = steps.find((tag) => snapshot.hasTag(tag))
  const title = step ? titles[step].title : (otherStep?.title ?? '')
  return (
    <TitledDialog open onClose={() => send({ type: 'canceled' })} title={title} size="form" contentKey={title} hasSteps>
      {step ? <Step step={step} {...props} /> : otherStep?.content}
    </TitledDialog>
  )
}

const Step = ({
  step,
  snapshot,
  send,
  comparison,
  origin,
  asksAlso,
}: JoiningDialogProps & { readonly step: (typeof steps)[number] }) => {
  const { choice } = snapshot.context
  if (step === 'sealed') return <Unsealing snapshot={snapshot} send={send} />
  if (step === 'unprotected') return <Stopped snapshot={snapshot} send={send} />
  if (!comparison) return null
  if (step === 'reviewing')
    return (
      <JoiningReview comparison={comparison} choice={choice} send={send} origin={origin}>
        {asksAlso}
      </JoiningReview>
    )
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

/** Asks for the passphrase of what another device sealed. */
const Unsealing = ({ snapshot, send }: StepProps) => {
  const { cancel, sealed } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  return (
    <DialogForm onSubmit={() => send({ type: 'passphrase given', passphrase })}>
      <p className={quiet}>{sealed.question}</p>
      <PassphraseField
        value={passphrase}
        onChange={setPassphrase}
        problem={snapshot.hasTag('wrong passphrase') ? sealed.wrong : null}
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

/** There is no room for a restore point: the act goes on only with a backup. */
const Stopped = ({ snapshot, send }: StepProps) => {
  const { cancel, stopped } = useMessages().devices
  const hasBackup = snapshot.hasTag('with a backup')
  return (
    <>
      <p className={quiet}>{stopped.note}</p>
      <div>
        <Button
          variant={hasBackup ? 'outline' : 'solid'}
          disabled={snapshot.hasTag('saving a backup')}
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
