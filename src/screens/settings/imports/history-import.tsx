import { Suspense, useRef } from 'react'
import type { FoundHistory } from '#domain/backup/backup-import.ts'
import type { HistoryImportEvent } from '#machines/history-import/history-import-setup.ts'
import type { OtherMessages } from '#messages/types.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, useInnerLayer } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type HistoryImportSnapshot, type SendToHistory, useHistoryImport } from '#wiring/flows/history-import.ts'
import { apiKeyInputId } from '../cards/api-key-id.ts'
import { problem, stack } from '../styles.ts'
import { BackToQuestions } from './back-to-questions.tsx'
import { HistoryDone } from './history-done.tsx'
import { HistoryEarlier } from './history-earlier.tsx'
import { HistoryMatching } from './history-matching.tsx'
import { HistoryMovies } from './history-movies.tsx'
import { HistoryQuestions } from './history-questions.tsx'
import { HistoryReview } from './history-review.tsx'

interface HistoryImportProps {
  /** Null resumes the pending import. */
  readonly found: FoundHistory | null
  readonly onClose: () => void
}

const closingEvent = (snapshot: HistoryImportSnapshot): HistoryImportEvent => {
  if (snapshot.matches('reading')) return { type: 'canceled' }
  return { type: snapshot.matches('imported') ? 'closed' : 'put off' }
}

export const HistoryImport = ({ found, onClose }: HistoryImportProps) => {
  const [snapshot, send] = useHistoryImport(found)
  const messages = useMessages().history
  const isAddingKey = useRef(false)
  useFlowEnd(snapshot, onClose)
  return (
    <Dialog
      open
      onClose={() => send(closingEvent(snapshot))}
      label={messages.title}
      size="form"
      finalFocus={() => (isAddingKey.current ? document.getElementById(apiKeyInputId) : null)}
    >
      <Suspense>
        <Body
          snapshot={snapshot}
          send={send}
          found={found}
          onAddKey={() => {
            isAddingKey.current = true
            send({ type: 'put off' })
          }}
        />
      </Suspense>
    </Dialog>
  )
}

interface StepProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

const HistoryPlanning = () => (
  <div className={stack}>
    <SkeletonLine width="half" />
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine width="third" />
  </div>
)

const contentOf = (snapshot: HistoryImportSnapshot, messages: OtherMessages['history']) => {
  if (snapshot.matches({ reading: 'another waits' }))
    return { title: messages.earlier.heading, Content: HistoryEarlier }
  if (snapshot.matches({ reading: 'refused' })) return { title: messages.title, Content: HistoryUnreadable }
  if (snapshot.matches('reading')) return { title: messages.title, Content: HistoryQuestions }
  if (snapshot.matches({ reviewing: 'planning' })) return { title: messages.review.heading, Content: HistoryPlanning }
  if (snapshot.matches({ reviewing: 'deciding on movies' }))
    return { title: messages.movies.heading, Content: HistoryMovies }
  if (snapshot.matches('reviewing') || snapshot.matches('writing'))
    return { title: messages.review.heading, Content: HistoryReview }
  if (snapshot.matches('imported')) return { title: messages.done.heading, Content: HistoryDone }
  return { title: messages.matching.heading, Content: HistoryMatching }
}

/** A step that Back and Escape leave for the one before. */
const Step = ({ onBack }: { onBack: () => void }) => {
  useInnerLayer(onBack)
  return null
}

const Steps = ({ snapshot, send }: StepProps) => {
  const { answered, hasEarlier } = snapshot.context
  const isOpen = snapshot.matches('reading') || snapshot.matches('matching') || snapshot.matches('reviewing')
  return (
    <>
      {isOpen && !hasEarlier
        ? answered.map(({ questions }) => (
            <Step key={JSON.stringify(questions)} onBack={() => send({ type: 'questions reopened' })} />
          ))
        : null}
      {snapshot.matches({ reviewing: 'deciding on movies' }) ? (
        <Step onBack={() => send({ type: 'overview opened' })} />
      ) : null}
    </>
  )
}

interface BodyProps extends StepProps {
  readonly found: FoundHistory | null
  readonly onAddKey: () => void
}

const Body = ({ snapshot, send, found, onAddKey }: BodyProps) => {
  const { title, Content } = contentOf(snapshot, useMessages().history)
  if (snapshot.matches('closed')) return null
  // What was answered stays on the page until the next questions are there.
  const round = snapshot.context.answered.length - (snapshot.matches({ reading: 'again' }) ? 1 : 0)
  return (
    <DialogBody title={title} hasSteps>
      <Content key={round} snapshot={snapshot} send={send} found={found} onAddKey={onAddKey} />
      <Steps snapshot={snapshot} send={send} />
    </DialogBody>
  )
}

const HistoryUnreadable = ({ snapshot, send }: StepProps) => {
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
