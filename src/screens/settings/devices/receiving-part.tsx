import { FolderInput } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { MergeOutcome } from '#domain/devices/exchange.ts'
import { exchangeProblemMessage } from '#i18n/exchange-messages.ts'
import type { ReadExchange } from '#machines/receiving-from-device.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type ReceivingSnapshot, type SendToReceiving, useReceiving } from '#wiring/flows/receiving-from-device.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { note, problem as problemText, row, rowText } from '../styles.ts'
import { MergeSummary } from './merge-summary.tsx'
import { useAmountOfTime } from './use-amount-of-time.ts'

const JoiningDialog = lazyComponent(() => import('./joining-dialog.tsx').then((module) => module.JoiningDialog))

// It must be there before it says something, but then takes no room.
const progressRow = css({ '&:has(> p:empty)': { position: 'absolute' } })
const lines = css({ stack: '1', overflowWrap: 'anywhere' })

const progressText = (snapshot: ReceivingSnapshot, messages: OtherMessages['devices']): string | null => {
  if (snapshot.matches('reading')) return messages.reading
  if (snapshot.matches({ protecting: 'keeping a restore point' })) return messages.restorePoint
  if (snapshot.matches('merging')) return messages.merging
  return snapshot.matches('undoing') ? messages.undoing : null
}

/** One file at a time. */
const takesFile = (snapshot: ReceivingSnapshot): boolean => snapshot.matches('choosing') || snapshot.matches('reading')

/** Who sent a file and when, and by how much their clock is ahead; null for a clock that is right. */
const useSenderText = ({ sender, minutesAhead }: ReadExchange) => {
  const messages = useMessages().devices
  const timeText = useFormatTime()
  const amountText = useAmountOfTime()
  return {
    from: messages.from({ device: sender.name, date: timeText(sender.sentAt) }),
    clock: minutesAhead === null ? null : messages.clock({ amount: amountText(minutesAhead) }),
  }
}

export const ReceivingPart = () => {
  const messages = useMessages().devices
  const [snapshot, send] = useReceiving()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { problem, reading } = snapshot.context
  const progress = progressText(snapshot, messages)
  return (
    <>
      <div className={row}>
        <p className={rowText}>{messages.receiveHint}</p>
        <Button ref={button} onClick={() => field.current?.click()} disabled={!takesFile(snapshot)}>
          <FolderInput aria-hidden="true" />
          {messages.receive}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={messages.receive}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) send({ type: 'file chosen', file })
            // Cleared, so that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <div className={cx(row, progressRow)}>
        <p className={rowText} role="status">
          {progress}
        </p>
        {snapshot.matches('reading') ? (
          <Button
            variant="quiet"
            onClick={() => {
              button.current?.focus()
              send({ type: 'canceled' })
            }}
          >
            {messages.cancel}
          </Button>
        ) : null}
      </div>
      {snapshot.matches({ choosing: 'refused' }) && problem ? (
        <p className={problemText} role="alert">
          {exchangeProblemMessage(messages, problem)}
        </p>
      ) : null}
      <MergeResult snapshot={snapshot} send={send} onGone={() => button.current?.focus()} />
      {snapshot.matches('asking') || snapshot.matches({ protecting: 'unprotected' }) ? (
        <Suspense>
          <JoiningDialog
            snapshot={snapshot}
            send={send}
            comparison={reading?.comparison ?? null}
            origin={reading ? <SenderLines reading={reading} /> : null}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Who sent a file and when, with a warning about a clock that is ahead. */
const SenderLines = ({ reading }: { reading: ReadExchange }) => {
  const { from, clock } = useSenderText(reading)
  return (
    <div className={lines}>
      <p>{from}</p>
      {clock === null ? null : <p className={quietNote}>{clock}</p>}
    </div>
  )
}

interface MergeResultProps {
  readonly snapshot: ReceivingSnapshot
  readonly send: SendToReceiving
  /** The button that undid the merge had the focus. */
  readonly onGone: () => void
}

/** What the last file changed here, and its Undo. */
const MergeResult = ({ snapshot, send, onGone }: MergeResultProps) => {
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
      outcome={outcome}
      words={merged}
      hasUndoFailed={snapshot.matches({ choosing: 'undo refused' })}
      isBusy={snapshot.matches('undoing')}
      onUndo={undo}
    >
      <MergedFile outcome={outcome} reading={reading} />
    </MergeSummary>
  )
}

const MergedFile = ({ outcome, reading }: { outcome: MergeOutcome; reading: ReadExchange }) => {
  const { merged } = useMessages().devices
  const { from, clock } = useSenderText(reading)
  return (
    <>
      <p className={note}>{from}</p>
      {outcome.waiting > 0 ? <p className={note}>{merged.waiting({ count: outcome.waiting })}</p> : null}
      {clock === null ? null : <p className={note}>{clock}</p>}
    </>
  )
}
