import type { MergeOutcome } from '#domain/devices/exchange.ts'
import type { ReadExchange } from '#machines/receiving-from-device.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { ReceivingSnapshot, SendToReceiving } from '#wiring/flows/receiving-from-device.ts'
import { changesText } from './changes-text.ts'
import { MergeSummary } from './merge-summary.tsx'
import { useSenderText } from './use-sender-text.ts'

const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })

interface MergeResultProps {
  readonly snapshot: ReceivingSnapshot
  readonly send: SendToReceiving
  /** The button that undid the merge had the focus. */
  readonly onGone: () => void
}

/** What the last file changed here, and its Undo. */
export const MergeResult = ({ snapshot, send, onGone }: MergeResultProps) => {
  const { merged } = useMessages().devices
  const { outcome, reading } = snapshot.context
  if (snapshot.matches({ choosing: 'undone' }))
    return (
      <p className={note} role="status">
        {merged.undone}
      </p>
    )
  if (!outcome || !reading) return null
  const undo = () => {
    onGone()
    send({ type: 'undo requested' })
  }
  return (
    <MergeSummary
      words={merged}
      hasUndoFailed={snapshot.matches({ choosing: 'undo refused' })}
      isBusy={snapshot.matches('undoing')}
      onUndo={undo}
    >
      <Changes outcome={outcome} reading={reading} />
    </MergeSummary>
  )
}

const Changes = ({ outcome, reading }: { outcome: MergeOutcome; reading: ReadExchange }) => {
  const messages = useMessages().devices
  const { from, clock } = useSenderText(reading)
  return (
    <>
      <p>{changesText(outcome, messages.merged)}</p>
      <p className={note}>{from}</p>
      {outcome.waiting > 0 ? <p className={note}>{messages.merged.waiting({ count: outcome.waiting })}</p> : null}
      {clock === null ? null : <p className={note}>{clock}</p>}
    </>
  )
}
