import { useId } from 'react'
import type { LogViewingEvent } from '#machines/log-viewing.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { problemNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { useLogViewing } from '#wiring/flows/log-viewing.ts'

const styles = field()
const stack = css({ stack: '5' })

export interface ViewingFormProps {
  readonly snapshot: ReturnType<typeof useLogViewing>[0]
  readonly send: (event: LogViewingEvent) => void
}

const problems = ['not a date', 'in the future', 'before the first movie'] as const

export const dateProblemIn = (snapshot: ViewingFormProps['snapshot']) =>
  problems.find((each) => snapshot.matches({ 'filling in': { date: { 'another date': each } } }))

export const ViewingDay = ({ snapshot, send }: ViewingFormProps) => {
  const messages = useMessages().diary
  const id = useId()
  const { date, today } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  const isTyped = snapshot.matches({ 'filling in': { date: 'another date' } })
  const found = dateProblemIn(snapshot)
  const day = { name: `${id}-day` }
  return (
    <div className={stack}>
      <ChipGroup legend={messages.when} disabled={isSaving}>
        <Chip
          {...day}
          label={messages.today}
          checked={snapshot.matches({ 'filling in': { date: 'today' } })}
          onChoose={() => send({ type: 'today chosen' })}
        />
        <Chip
          {...day}
          label={messages.yesterday}
          checked={snapshot.matches({ 'filling in': { date: 'yesterday' } })}
          onChoose={() => send({ type: 'yesterday chosen' })}
        />
        <Chip
          {...day}
          label={messages.anotherDate}
          checked={isTyped}
          onChoose={() => send({ type: 'another date chosen' })}
        />
        <Chip
          {...day}
          label={messages.forgotten}
          checked={snapshot.matches({ 'filling in': { date: 'forgotten' } })}
          onChoose={() => send({ type: 'date forgotten' })}
        />
      </ChipGroup>
      {isTyped ? (
        <div className={styles.root}>
          <label className={styles.label} htmlFor={id}>
            {messages.date}
          </label>
          <input
            id={id}
            type="date"
            className={styles.input}
            min="1888-01-01"
            max={today}
            value={date ?? ''}
            aria-invalid={found !== undefined}
            aria-describedby={found === undefined ? undefined : `${id}-problem`}
            onChange={(event) => send({ type: 'date typed', date: event.target.value })}
            onBlur={() => send({ type: 'date left' })}
          />
          {found === undefined ? null : (
            <p id={`${id}-problem`} className={problemNote} role="alert">
              {messages.problems[found]}
            </p>
          )}
        </div>
      ) : null}
    </div>
  )
}
