import { type KeyboardEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Dialog } from '#ui/dialog.tsx'
import { DialogBody } from '#ui/dialog-parts.tsx'
import { problemNote } from '#ui/texts.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type EditedViewing, useLogViewing } from '#wiring/flows/log-viewing.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'
import { CompanionsField } from './companions-field.tsx'
import { NoteFields } from './note-fields.tsx'
import { useRatingText } from './use-rating-text.ts'
import { useViewingDate } from './use-viewing-date.ts'
import { dateProblemIn, ViewingDay } from './viewing-day.tsx'
import { ViewingOpinion } from './viewing-opinion.tsx'

const form = css({ stack: '5' })
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
    <Dialog open={!snapshot.matches('saved')} onClose={onClose} label={heading} size="small">
      <DialogBody title={heading}>
        <p className={movie}>
          <span dir="auto">{title}</span>
        </p>
        <form
          ref={element}
          className={form}
          noValidate
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'confirmed' })
          }}
        >
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
        </form>
      </DialogBody>
    </Dialog>
  )
}
