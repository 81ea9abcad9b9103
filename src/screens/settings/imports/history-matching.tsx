import type { OtherMessages } from '#messages/types.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { Progress } from '#ui/meter.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { note, problem, row, stack } from '../styles.ts'
import { BackToQuestions } from './back-to-questions.tsx'

const statusOf = (snapshot: HistoryImportSnapshot, messages: OtherMessages['history']['matching']): string => {
  const { secondsLeft, waiting } = snapshot.context.progress
  if (snapshot.matches({ matching: 'paused' })) return messages.paused
  if (waiting) return messages[waiting]
  if (secondsLeft === null) return ''
  return secondsLeft < 60 ? messages.almostDone : messages.minutesLeft({ minutes: Math.round(secondsLeft / 60) })
}

interface HistoryMatchingProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryMatching = ({ snapshot, send }: HistoryMatchingProps) => {
  const { isDemo } = useApp().provider
  const { matching: messages, cancel, later } = useMessages().history
  const isDemoNow = useValue(isDemo)
  const { progress, matchingProblem } = snapshot.context
  const { done, all } = progress
  const isStopped = snapshot.matches({ matching: 'stopped' })
  return (
    <>
      <div className={stack}>
        <div className={row}>
          <span>{messages.progress({ done, all })}</span>
          {isStopped ? null : (
            <span className={note} aria-live="polite">
              {statusOf(snapshot, messages)}
            </span>
          )}
        </div>
        <Progress label={messages.heading} percent={all === 0 ? 0 : Math.floor((100 * done) / all)} />
      </div>
      {isStopped ? (
        <p className={problem} role="alert">
          {matchingProblem?.status === 401 ? messages.refusedKey : messages.stopped}
        </p>
      ) : null}
      <p className={note}>{isDemoNow ? messages.demo : messages.note}</p>
      <div className={row}>
        {snapshot.can({ type: 'paused' }) ? (
          <Button onClick={() => send({ type: 'paused' })}>{messages.pause}</Button>
        ) : null}
        {snapshot.can({ type: 'resumed' }) ? (
          <>
            <Button variant="solid" onClick={() => send({ type: 'resumed' })}>
              {isStopped ? messages.retry : messages.resume}
            </Button>
            <Button onClick={() => send({ type: 'rest skipped' })}>{messages.skip}</Button>
          </>
        ) : null}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={() => send({ type: 'canceled' })}>
          {cancel}
        </Button>
        <BackToQuestions snapshot={snapshot} send={send} />
        <Button onClick={() => send({ type: 'put off' })}>{later}</Button>
      </DialogActions>
    </>
  )
}
