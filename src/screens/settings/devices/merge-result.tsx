import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { MergeOutcome } from '#domain/sync/exchange.ts'
import type { ReadExchange } from '#machines/parts/receiving-types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import type { ReceivingSnapshot, SendToReceiving } from '#wiring/flows/receiving-from-device.ts'
import { row, rowText } from '../row.ts'
import { changesText } from './changes-text.ts'
import { useSenderText } from './use-sender-text.ts'

const result = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  borderRadius: 'card',
  background: 'raised',
})
const heading = css({ textStyle: 'label' })
const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
const problem = css({ color: 'danger', fontSize: 'sm' })

interface MergeResultProps {
  readonly snapshot: ReceivingSnapshot
  readonly send: SendToReceiving
  /** The button that undid the merge had the focus. */
  readonly onGone: () => void
}

/** What the last file changed here, and its Undo. */
export const MergeResult = ({ snapshot, send, onGone }: MergeResultProps) => {
  const { merged } = useSectionMessages('devices')
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
    <div className={result}>
      <Changes outcome={outcome} reading={reading} />
      {snapshot.matches({ choosing: 'undo refused' }) ? (
        <p className={problem} role="alert">
          {merged.undoFailed}
        </p>
      ) : null}
      <div className={row}>
        <p className={rowText}>{merged.undoHint}</p>
        <Button disabled={snapshot.matches('undoing')} onClick={undo}>
          {merged.undo}
        </Button>
      </div>
    </div>
  )
}

const Changes = ({ outcome, reading }: { outcome: MergeOutcome; reading: ReadExchange }) => {
  const messages = useSectionMessages('devices')
  const { from, clock } = useSenderText(reading)
  return (
    <div role="status">
      <p className={heading}>{messages.merged.title}</p>
      <p>{changesText(outcome, messages.merged)}</p>
      <p className={note}>{from}</p>
      {outcome.waiting > 0 ? <p className={note}>{messages.merged.waiting(outcome.waiting)}</p> : null}
      {clock === null ? null : <p className={note}>{clock}</p>}
    </div>
  )
}
