import { useId } from 'react'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { note, stack } from './styles.ts'

interface SeeAgainChoiceProps {
  /** How many watched movies are on the file's watchlist. */
  readonly movies: number
  readonly isWanted: boolean
  readonly isDisabled: boolean
  readonly send: SendToHistory
}

export const SeeAgainChoice = ({ movies, isWanted, isDisabled, send }: SeeAgainChoiceProps) => {
  const { review: messages } = useMessages().history
  const noteId = useId()
  if (movies === 0) return null
  return (
    <div className={stack}>
      <ChoiceGroup legend={messages.wishesAgain({ count: movies })} disabled={isDisabled}>
        <Choice
          type="checkbox"
          checked={isWanted}
          aria-describedby={noteId}
          onChoose={() => send({ type: 'seeing again chosen', isWanted: !isWanted })}
        >
          {messages.seeAgain}
        </Choice>
      </ChoiceGroup>
      <p id={noteId} className={note}>
        {messages.seeAgainNote}
      </p>
    </div>
  )
}
