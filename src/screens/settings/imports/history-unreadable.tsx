import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { BackToQuestions } from './back-to-questions.tsx'
import { problem } from './styles.ts'

interface HistoryUnreadableProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryUnreadable = ({ snapshot, send }: HistoryUnreadableProps) => {
  const messages = useMessages().history
  const refusal = snapshot.context.readingProblem
  if (!refusal) return null
  return (
    <>
      <p className={problem} role="alert">
        {refusal.kind === 'failed'
          ? messages.problems.failed
          : refusal.kind === 'too large'
            ? messages.problems['too large']({ size: messages.megabytes({ size: refusal.bytes / 2 ** 20 }) })
            : messages.problems[refusal.kind]({ file: refusal.file })}
      </p>
      <DialogActions>
        <BackToQuestions snapshot={snapshot} send={send} />
        <Button onClick={() => send({ type: 'canceled' })}>{messages.close}</Button>
      </DialogActions>
    </>
  )
}
