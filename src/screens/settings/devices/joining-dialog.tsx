import type { ReactNode } from 'react'
import type { Comparison, MergeChoice } from '#domain/devices/exchange.ts'
import type { JoiningEvent, JoiningTag } from '#machines/joining.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { Consent } from './consent.tsx'
import { JoiningReview } from './joining-review.tsx'
import { StepsDialog } from './steps-dialog.tsx'
import { Stopped } from './stopped.tsx'
import { Unsealing } from './unsealing.tsx'

interface JoiningSnapshot {
  readonly context: { readonly choice: MergeChoice }
  hasTag(tag: JoiningTag): boolean
}

interface JoiningDialogProps {
  readonly snapshot: JoiningSnapshot
  readonly send: (event: JoiningEvent) => void
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
  return (
    <StepsDialog
      title={step ? titles[step].title : (otherStep?.title ?? '')}
      onClose={() => send({ type: 'canceled' })}
    >
      {step ? <Step step={step} {...props} /> : otherStep?.content}
    </StepsDialog>
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
  if (step === 'sealed') return <Unsealing isWrong={snapshot.hasTag('wrong passphrase')} send={send} />
  if (step === 'unprotected')
    return (
      <Stopped hasBackup={snapshot.hasTag('with a backup')} isSaving={snapshot.hasTag('saving a backup')} send={send} />
    )
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
