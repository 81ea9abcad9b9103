import type { ReactNode } from 'react'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { Choices } from './choices.tsx'

const removalChoices: readonly RemovalChoice[] = ['apply', 'keep mine', 'later']

interface ConsentProps {
  readonly amount: number
  readonly chosen: RemovalChoice
  readonly onChoose: (removals: RemovalChoice) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Who it comes from. */
  readonly origin?: ReactNode
}

/** Asks before so much is removed that it could be a mistake. */
export const Consent = ({ amount, chosen, onChoose, onConfirm, onCancel, origin }: ConsentProps) => {
  const { cancel, consent } = useMessages().devices
  return (
    <>
      {origin}
      <p>{consent.amount({ count: amount })}</p>
      <p className={quiet}>{consent.note}</p>
      <Choices
        legend={consent.legend}
        values={removalChoices}
        texts={consent.choices}
        chosen={chosen}
        onChoose={onChoose}
      />
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant={chosen === 'apply' ? 'danger' : 'solid'} onClick={onConfirm}>
          {consent.confirm}
        </Button>
      </DialogActions>
    </>
  )
}
