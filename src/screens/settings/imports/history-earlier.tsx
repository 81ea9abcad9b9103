import { useState } from 'react'
import type { FoundHistory } from '#domain/backup/backup-import.ts'
import { formatList } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { namesOf } from '#wiring/imports/history-review.ts'
import { pendingHistory } from '#wiring/imports/pending-history.ts'
import { note } from '../styles.ts'

const events = {
  add: { type: 'files added' },
  continue: { type: 'earlier import continued' },
  discard: { type: 'earlier import discarded' },
} as const
type Answer = keyof typeof events
const answers: readonly Answer[] = ['add', 'continue', 'discard']

interface HistoryEarlierProps {
  readonly send: SendToHistory
  readonly found: FoundHistory | null
}

/** Another import waits: it is continued, gets the chosen files too, or makes room for them. */
export const HistoryEarlier = ({ send, found }: HistoryEarlierProps) => {
  const app = useApp()
  const { earlier: messages, questions, unreadable, close } = useMessages().history
  const language = useValue(app.language.current)
  const pending = app.lazy.get(pendingHistory)
  const isUnreadable = useValue(pending.isUnreadable)
  const earlier = namesOf(useValue(pending.chosen))
  const [answer, setAnswer] = useState<Answer>(isUnreadable ? 'discard' : 'add')
  const chosen = formatList(
    language,
    (found?.files ?? []).map(({ name }) => name),
  )
  return (
    <DialogForm onSubmit={() => send(events[answer])}>
      <ChoiceGroup legend={isUnreadable ? unreadable : messages.question({ earlier, chosen })}>
        {(isUnreadable ? (['discard'] as const) : answers).map((each) => (
          <Choice key={each} type="radio" name="earlier" checked={each === answer} onChoose={() => setAnswer(each)}>
            {messages[each]}
            {each === 'discard' && !isUnreadable ? <span className={note}>{messages.note}</span> : null}
          </Choice>
        ))}
      </ChoiceGroup>
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{close}</Button>
        <Button variant={answer === 'discard' ? 'danger' : 'solid'} type="submit">
          {questions.next}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
