import { useState } from 'react'
import { NoteFields } from '#components/diary/note-fields.tsx'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { FormActions } from '#components/drafts/form-actions.tsx'
import type { MovieId } from '#domain/movie/movie.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { isText } from '#domain/values/schema.ts'
import type { Form } from '#stores/drafts.ts'
import { css } from '#styled/css'
import { useInnerLayer } from '#ui/dialog.tsx'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const styles = css({ stack: '4', paddingBottom: '2' })

interface NoteForm {
  readonly note: string
  /** Separated by commas. */
  readonly tags: string
}

const form: Form<NoteForm> = { name: 'note', fields: { note: isText, tags: isText } }

interface NoteFormProps {
  readonly movieId: MovieId
  readonly note: string
  readonly tags: readonly string[]
  /** Resolves false when the browser refused. */
  readonly save: (note: string, tags: readonly string[]) => Promise<boolean>
  readonly onClose: () => void
}

export const NoteForm = ({ movieId, note, tags, save, onClose }: NoteFormProps) => {
  const messages = useMessages().diary
  const draft = useDraft(form, movieId, { note, tags: tags.join(', ') })
  const [fields, setFields] = useState(draft.fields)
  useInnerLayer(onClose)
  const { saved } = draft
  return (
    <form
      className={styles}
      onSubmit={(event) => {
        event.preventDefault()
        void save(fields.note.trim(), tagsFrom(fields.tags)).then((isSaved) => {
          if (isSaved) draft.drop()
        })
        onClose()
      }}
    >
      <NoteFields
        note={fields.note}
        tags={fields.tags}
        rows={4}
        onNote={(typed) => setFields({ ...fields, note: typed })}
        onTags={(typed) => setFields({ ...fields, tags: typed })}
      />
      <DraftNotice
        draft={draft}
        fields={fields}
        saved={[
          { name: 'note', label: messages.note, text: saved.note },
          { name: 'tags', label: messages.tags, text: saved.tags },
        ]}
        onDiscard={setFields}
      />
      <FormActions draft={draft} onCancel={onClose} cancel={messages.cancel} submit={messages.save} />
    </form>
  )
}
