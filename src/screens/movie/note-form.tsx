import { useId, useState } from 'react'
import { tagsFrom } from '#domain/tags.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { useDiary } from '#wiring/diary.ts'

const styles = field()
const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'prose' })
const area = css({ paddingBlock: '2.5', resize: 'vertical' })
const actions = css({ display: 'flex', gap: '3' })

interface NoteFormProps {
  readonly note: string
  readonly tags: readonly string[]
  readonly save: (note: string, tags: readonly string[]) => void
  readonly onClose: () => void
}

export const NoteForm = ({ note, tags, save, onClose }: NoteFormProps) => {
  const { messages } = useDiary()
  const id = useId()
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
      <div className={styles.root}>
        <label className={styles.label} htmlFor={`${id}-note`}>
          {messages.note}
        </label>
        <textarea
          id={`${id}-note`}
          className={cx(styles.input, area)}
          dir="auto"
          rows={4}
          value={typedNote}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className={styles.root}>
        <label className={styles.label} htmlFor={`${id}-tags`}>
          {messages.tags}
        </label>
        <input
          id={`${id}-tags`}
          className={styles.input}
          dir="auto"
          autoComplete="off"
          value={typedTags}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTags(event.target.value)}
        />
        <p id={`${id}-hint`} className={styles.note}>
          {messages.tagsHint}
        </p>
      </div>
      <div className={actions}>
        <Button variant="solid" type="submit">
          {messages.save}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </form>
  )
}
