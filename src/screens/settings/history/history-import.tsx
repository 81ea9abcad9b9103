import { Suspense } from 'react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { FoundHistory } from '#domain/imports.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogBody } from '#ui/dialog-parts.tsx'
import { type HistoryImportSnapshot, type SendToHistory, useHistoryImport } from '#wiring/flows/history-import.ts'
import { useFlowEnd } from '#wiring/use-flow.ts'
import { HistoryDone } from './history-done.tsx'
import { HistoryFilms } from './history-films.tsx'
import { HistoryMatching } from './history-matching.tsx'
import { HistoryQuestions } from './history-questions.tsx'
import { HistoryReview } from './history-review.tsx'
import { HistoryUnreadable } from './history-unreadable.tsx'

interface HistoryImportProps {
  /** Null goes on with the import that is pending. */
  readonly found: FoundHistory | null
  readonly onClose: () => void
}

const closingEvent = (snapshot: HistoryImportSnapshot) => {
  if (snapshot.matches('reading')) return 'cancelled'
  return snapshot.matches('imported') ? 'closed' : 'put off'
}

export const HistoryImport = ({ found, onClose }: HistoryImportProps) => {
  const [snapshot, send] = useHistoryImport(found)
  const messages = useSectionMessages('history')
  useFlowEnd(snapshot, onClose)
  return (
    <Dialog open onClose={() => send({ type: closingEvent(snapshot) })} label={messages.title} size="form">
      <Suspense>
        <Body snapshot={snapshot} send={send} />
      </Suspense>
    </Dialog>
  )
}

const Body = ({ snapshot, send }: { snapshot: HistoryImportSnapshot; send: SendToHistory }) => {
  const messages = useSectionMessages('history')
  if (snapshot.matches('reading')) {
    return (
      <DialogBody title={messages.title}>
        {snapshot.matches({ reading: 'refused' }) ? (
          <HistoryUnreadable snapshot={snapshot} send={send} />
        ) : (
          <HistoryQuestions key={snapshot.context.questions.length} snapshot={snapshot} send={send} />
        )}
      </DialogBody>
    )
  }
  if (snapshot.matches('matching')) {
    return (
      <DialogBody title={messages.matching.heading}>
        <HistoryMatching snapshot={snapshot} send={send} />
      </DialogBody>
    )
  }
  if (snapshot.matches({ reviewing: 'deciding on films' })) {
    return (
      <DialogBody title={messages.films.heading}>
        <HistoryFilms send={send} />
      </DialogBody>
    )
  }
  if (snapshot.matches('imported')) {
    return (
      <DialogBody title={messages.done.heading}>
        <HistoryDone send={send} />
      </DialogBody>
    )
  }
  if (snapshot.matches('closed')) return null
  return (
    <DialogBody title={messages.review.heading}>
      <HistoryReview snapshot={snapshot} send={send} />
    </DialogBody>
  )
}
