import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { NoteFields } from '#components/diary/note-fields.tsx'
import { tagsFrom } from '#domain/records/tags.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBottom: '2' })
const actions = css({ display: 'flex', gap: '3' })

interface NoteFormProps {
  readonly note: string
  readonly tags: readonly string[]
  readonly save: (note: string, tags: readonly string[]) => void
  readonly onClose: () => void
}

export const NoteForm = ({ note, tags, save, onClose }: NoteFormProps) => {
  const messages = useSectionMessages('diary')
  const [typedNote, setNote] = useState(note)
  const [typedTags, setTags] = useState(tags.join(', '))
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        save(typedNote.trim(), tagsFrom(typedTags))
        onClose()
      }}
    >
      <NoteFields note={typedNote} tags={typedTags} rows={4} onNote={setNote} onTags={setTags} />
      <div className={actions}>
        <Button variant="solid" type="submit">
          {messages.save}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </form>
  )
}
