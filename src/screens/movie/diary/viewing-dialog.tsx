import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { StarRating } from '#components/diary/star-rating.tsx'
import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import type { LogViewingEvent, ViewingFields } from '#machines/log-viewing.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLogViewing } from '#wiring/flows/log-viewing.ts'
import { NoteFields } from './note-fields.tsx'

const styles = field()
const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const choices = css({ display: 'grid', gap: '2', '& button': { justifyContent: 'flex-start' } })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const problem = css({ textStyle: 'note', color: 'danger' })
const movie = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface ViewingDialogProps {
  readonly title: string
  /** The viewing to edit; null for a new one. */
  readonly viewing: ViewingFields | null
  /** Resolves false when the browser refused. */
  readonly save: (viewing: ViewingFields) => Promise<boolean>
  readonly onClose: () => void
}

type Flow = ReturnType<typeof useLogViewing>
interface StepProps {
  readonly snapshot: Flow[0]
  readonly send: (event: LogViewingEvent) => void
  readonly onClose: () => void
}

export const ViewingDialog = ({ title, viewing, save, onClose }: ViewingDialogProps) => {
  const messages = useSectionMessages('diary')
  const [snapshot, send] = useLogViewing({ viewing, save })
  const heading = viewing ? messages.editViewing : messages.log
  useFlowEnd(snapshot, onClose)
  const Step = snapshot.matches('choosing the date') ? DateStep : DetailsStep
  return (
    <Dialog open={!snapshot.matches('saved')} onClose={onClose} label={heading} size="small">
      <DialogBody title={heading}>
        <p className={movie}>
          <span dir="auto">{title}</span>
        </p>
        <Step snapshot={snapshot} send={send} onClose={onClose} />
      </DialogBody>
    </Dialog>
  )
}

const problems = ['not a date', 'in the future', 'before the first movie'] as const

const DateStep = ({ snapshot, send, onClose }: StepProps) => {
  const messages = useSectionMessages('diary')
  const id = useId()
  const isTyping = snapshot.matches({ 'choosing the date': 'another date' })
  const found = problems.find((each) => snapshot.matches({ 'choosing the date': { 'another date': each } }))
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'date confirmed' })
      }}
    >
      <p>{messages.when}</p>
      <div className={choices}>
        <Button onClick={() => send({ type: 'today chosen' })}>{messages.today}</Button>
        <Button aria-expanded={isTyping} onClick={() => send({ type: 'another date chosen' })}>
          {messages.anotherDate}
        </Button>
        {isTyping ? (
          <div className={styles.root}>
            <label className={styles.label} htmlFor={id}>
              {messages.date}
            </label>
            <input
              id={id}
              type="date"
              className={styles.input}
              min="1888-01-01"
              max={snapshot.context.today}
              value={snapshot.context.date}
              aria-invalid={found !== undefined}
              aria-describedby={found === undefined ? undefined : `${id}-problem`}
              onChange={(event) => send({ type: 'date typed', date: event.target.value })}
              onBlur={() => send({ type: 'date left' })}
            />
            {found === undefined ? null : (
              <p id={`${id}-problem`} className={problem} role="alert">
                {messages.problems[found]}
              </p>
            )}
          </div>
        ) : null}
        <Button onClick={() => send({ type: 'date forgotten' })}>{messages.forgotten}</Button>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        {isTyping ? (
          <Button variant="solid" type="submit" disabled={found !== undefined}>
            {messages.next}
          </Button>
        ) : null}
      </DialogActions>
    </form>
  )
}

const DetailsStep = ({ snapshot, send, onClose }: StepProps) => {
  const messages = useSectionMessages('diary')
  const dateOf = useViewingDate()
  const { watchedAt, rating, note, tags } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'confirmed' })
      }}
    >
      <div className={row}>
        <CalendarDays aria-hidden="true" />
        <span>{dateOf(watchedAt)}</span>
        <Button variant="link" onClick={() => send({ type: 'date reconsidered' })}>
          {messages.changeDate}
        </Button>
      </div>
      <div className={styles.root}>
        <span className={styles.label}>{messages.rating}</span>
        <div className={row}>
          <StarRating
            label={messages.rating}
            value={rating}
            onChange={(chosen) => send({ type: 'rating chosen', rating: chosen })}
          />
          {rating === null ? null : (
            <Button variant="link" onClick={() => send({ type: 'rating chosen', rating: null })}>
              {messages.clearRating}
            </Button>
          )}
        </div>
      </div>
      <NoteFields
        note={note}
        tags={tags}
        rows={3}
        isReadOnly={isSaving}
        onNote={(typed) => send({ type: 'note typed', note: typed })}
        onTags={(typed) => send({ type: 'tags typed', tags: typed })}
      />
      {snapshot.matches({ 'adding details': 'refused' }) ? (
        <p className={problem} role="alert">
          {messages.refused}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="solid" type="submit" disabled={!snapshot.can({ type: 'confirmed' })}>
          {isSaving ? messages.saving : messages.save}
        </Button>
      </DialogActions>
    </form>
  )
}
