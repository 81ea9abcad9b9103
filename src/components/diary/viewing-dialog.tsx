import { type KeyboardEvent, useRef } from 'react'
import type { ViewingFields } from '#machines/log-viewing.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLogViewing } from '#wiring/flows/log-viewing.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import { CompanionsField } from './companions-field.tsx'
import { NoteFields } from './note-fields.tsx'
import { dateProblemIn, ViewingDay } from './viewing-day.tsx'
import { ViewingOpinion } from './viewing-opinion.tsx'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const problem = css({ textStyle: 'note', color: 'danger' })
const movie = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

interface ViewingDialogProps {
  readonly title: string
  /** The viewing to edit; null for a new one. */
  readonly viewing: Omit<ViewingFields, 'liked'> | null
  /** The movie itself. */
  readonly liked: boolean
  /** Resolves false when the browser refused. */
  readonly save: (viewing: ViewingFields) => Promise<boolean>
  readonly onClose: () => void
}

const takesEnter = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('button, input, textarea') !== null

/** One form for a new viewing and for one that is edited. */
export const ViewingDialog = ({ title, viewing, liked, save, onClose }: ViewingDialogProps) => {
  const messages = useSectionMessages('diary')
  const [snapshot, send] = useLogViewing({ viewing: viewing && { ...viewing, liked }, liked, save })
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
            <p className={problem} role="alert">
              {messages.refused}
            </p>
          ) : null}
          <DialogActions>
            <Button onClick={onClose}>{messages.cancel}</Button>
            <Button variant="solid" type="submit" disabled={isSaving || dateProblemIn(snapshot) !== undefined}>
              {isSaving ? messages.saving : messages.save}
            </Button>
          </DialogActions>
        </form>
      </DialogBody>
    </Dialog>
  )
}
