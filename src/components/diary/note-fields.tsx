import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

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
  const messages = useMessages().diary
  return (
    <>
      <TextArea label={messages.note} rows={rows} value={note} readOnly={isReadOnly} onChange={onNote} />
      <TextField label={messages.tags} hint={messages.tagsHint} value={tags} readOnly={isReadOnly} onChange={onTags} />
    </>
  )
}
