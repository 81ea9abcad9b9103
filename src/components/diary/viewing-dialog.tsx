import { Heart, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { companionsFrom, knownCompanions, withCompanionToggled } from '#domain/records/companions.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { IconButton } from '#ui/button.tsx'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { problemNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type EditedViewing, useLogViewing } from '#wiring/flows/log-viewing.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'
import { NoteFields } from './note-fields.tsx'
import { StarRating } from './star-rating.tsx'
import { useRatingText } from './use-rating-text.ts'
import { useViewingDate } from './use-viewing-date.ts'
import { dateProblemIn, ViewingDay, type ViewingFormProps } from './viewing-day.tsx'

const mostSuggested = 8

const group = css({ stack: '2' })
interface CompanionsFieldProps {
  /** Names, separated by commas. */
  readonly companions: string
  readonly isReadOnly: boolean
  readonly onChange: (companions: string) => void
}

/** The names of those who watched it too, with those of earlier viewings to choose from. */
const CompanionsField = ({ companions, isReadOnly, onChange }: CompanionsFieldProps) => {
  const messages = useMessages().diary
  const { records } = useApp()
  // As they were when the form opened: those of the form itself do not join them.
  const known = useMemo(() => knownCompanions(records.watchHistory.peek()).slice(0, mostSuggested), [records])
  const chosen = companionsFrom(companions)
  return (
    <div className={group}>
      <TextField
        label={messages.companions}
        hint={messages.companionsHint}
        value={companions}
        readOnly={isReadOnly}
        onChange={onChange}
      />
      {known.length === 0 ? null : (
        <ChipGroup legend={messages.knownCompanions} disabled={isReadOnly}>
          {known.map((name) => (
            <Chip
              key={name}
              type="checkbox"
              name="companion"
              label={name}
              checked={chosen.includes(name)}
              onChoose={() => onChange(withCompanionToggled(companions, name))}
            />
          ))}
        </ChipGroup>
      )}
    </div>
  )
}

const styles = field()
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { base: '1', sm: '3' } })
// Keeps its place, so that the form does not jump with the first star.
const withoutRating = css({ visibility: 'hidden' })
const likedHeart = css({ fill: 'current', color: 'danger' })

/** The rating of the viewing, and whether the movie is liked. */
const ViewingOpinion = ({ snapshot, send }: ViewingFormProps) => {
  const messages = useMessages().diary
  const { rating, liked } = snapshot.context
  return (
    <div className={styles.root}>
      <span className={styles.label}>{messages.rating}</span>
      <div className={row}>
        <StarRating
          label={messages.rating}
          value={rating}
          onChange={(chosen) => send({ type: 'rating chosen', rating: chosen })}
        />
        <IconButton
          label={messages.like}
          aria-pressed={liked}
          icon={<Heart className={liked ? likedHeart : ''} aria-hidden="true" />}
          onClick={() => send({ type: 'like toggled' })}
        />
        <IconButton
          className={rating === null ? withoutRating : ''}
          label={messages.clearRating}
          icon={<X aria-hidden="true" />}
          onClick={() => send({ type: 'rating chosen', rating: null })}
        />
      </div>
    </div>
  )
}

const movie = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface ViewingDialogProps extends EditedViewing {
  readonly title: string
  readonly onClose: () => void
}

const takesEnter = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('button, input, textarea') !== null

/** One form for a new viewing and for one that is edited. */
export const ViewingDialog = ({ title, onClose, ...edited }: ViewingDialogProps) => {
  const messages = useMessages().diary
  const dateOf = useViewingDate()
  const { textOf } = useRatingText()
  const [snapshot, send, draft] = useLogViewing(edited)
  const { viewing } = edited
  const { saved } = draft
  const element = useRef<HTMLFormElement>(null)
  const heading = viewing ? messages.editViewing : messages.log
  useFlowEnd(snapshot, onClose)
  const { note, tags, companions } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  // Enter saves from where a form would not be submitted, and with Ctrl or Cmd from a note of several lines.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    if (takesEnter(event.target) && !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    element.current?.requestSubmit()
  }
  return (
    <TitledDialog open={!snapshot.matches('saved')} onClose={onClose} title={heading} size="small">
      <p className={movie}>
        <span dir="auto">{title}</span>
      </p>
      <DialogForm ref={element} noValidate onKeyDown={onKeyDown} onSubmit={() => send({ type: 'confirmed' })}>
        <ViewingDay snapshot={snapshot} send={send} />
        <ViewingOpinion snapshot={snapshot} send={send} />
        <NoteFields
          note={note}
          tags={tags}
          rows={3}
          isReadOnly={isSaving}
          onNote={(typed) => send({ type: 'note typed', note: typed })}
          onTags={(typed) => send({ type: 'tags typed', tags: typed })}
        />
        <CompanionsField
          companions={companions}
          isReadOnly={isSaving}
          onChange={(typed) => send({ type: 'companions typed', companions: typed })}
        />
        {snapshot.matches({ 'filling in': { answer: 'refused' } }) ? (
          <p className={problemNote} role="alert">
            {messages.refused}
          </p>
        ) : null}
        <DraftNotice
          draft={draft}
          fields={snapshot.context}
          saved={[
            ...(viewing ? [{ name: 'date', label: messages.date, text: dateOf(viewing.watchedAt) }] : []),
            { name: 'rating', label: messages.rating, text: textOf(saved.rating) },
            { name: 'liked', label: messages.like, text: saved.liked ? '♥' : '' },
            { name: 'note', label: messages.note, text: saved.note },
            { name: 'tags', label: messages.tags, text: saved.tags },
            { name: 'companions', label: messages.companions, text: saved.companions },
          ]}
          onDiscard={(fields) => send({ type: 'draft discarded', saved: fields })}
        />
        <FormActions
          draft={draft}
          onCancel={onClose}
          cancel={messages.cancel}
          submit={isSaving ? messages.saving : messages.save}
          isDisabled={isSaving || dateProblemIn(snapshot) !== undefined}
        />
      </DialogForm>
    </TitledDialog>
  )
}
