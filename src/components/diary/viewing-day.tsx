import { useId } from 'react'
import type { LogViewingEvent } from '#machines/log-viewing.ts'
import { css } from '#styled/css'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { useLogViewing } from '#wiring/flows/log-viewing.ts'

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
        <TextField
          type="date"
          label={messages.date}
          problem={found && messages.problems[found]}
          min="1888-01-01"
          max={today}
          value={date ?? ''}
          onChange={(typed) => send({ type: 'date typed', date: typed })}
          onBlur={() => send({ type: 'date left' })}
        />
      ) : null}
    </div>
  )
}
