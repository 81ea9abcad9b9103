import { useId } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { useSectionMessages } from '../async/use-section-messages.ts'

const styles = field()
const area = css({ paddingBlock: '2.5', resize: 'vertical' })

interface NoteFieldsProps {
  readonly note: string
  /** Separated by commas. */
  readonly tags: string
  readonly rows: number
  readonly isReadOnly?: boolean
  readonly onNote: (note: string) => void
  readonly onTags: (tags: string) => void
}

export const NoteFields = ({ note, tags, rows, isReadOnly = false, onNote, onTags }: NoteFieldsProps) => {
  const messages = useSectionMessages('diary')
  const id = useId()
  return (
    <>
      <div className={styles.root}>
        <label className={styles.label} htmlFor={`${id}-note`}>
          {messages.note}
        </label>
        <textarea
          id={`${id}-note`}
          className={cx(styles.input, area)}
          dir="auto"
          rows={rows}
          value={note}
          readOnly={isReadOnly}
          onChange={(event) => onNote(event.target.value)}
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
          value={tags}
          readOnly={isReadOnly}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onTags(event.target.value)}
        />
        <p id={`${id}-hint`} className={styles.note}>
          {messages.tagsHint}
        </p>
      </div>
    </>
  )
}
