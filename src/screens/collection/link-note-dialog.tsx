import { useState } from 'react'
import { createArrangementCommands } from '#commands/arrangement.ts'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { FormActions } from '#components/drafts/form-actions.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { isText } from '#domain/values/schema.ts'
import type { Form } from '#stores/drafts.ts'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

interface LinkNoteForm {
  readonly note: string
}

const form: Form<LinkNoteForm> = { name: 'link-note', fields: { note: isText } }

interface LinkNoteDialogProps {
  readonly link: CollectionLink
  readonly onClose: () => void
}

export const LinkNoteDialog = ({ link, onClose }: LinkNoteDialogProps) => {
  const { collectionId, movie, note = '' } = link
  const { whyHere } = useMessages().listView
  const messages = useMessages().diary
  const commands = useLazy(createArrangementCommands)
  const draft = useDraft(form, `${collectionId}-${movie.id}`, { note })
  const [fields, setFields] = useState(draft.fields)
  const title = whyHere({ title: movie.title })
  const save = () => {
    void commands.annotate(collectionId, movie, fields.note).then((isSaved) => {
      if (isSaved) draft.drop()
    })
    onClose()
  }
  return (
    <TitledDialog open onClose={onClose} title={title} size="small">
      <DialogForm onSubmit={save}>
        <TextArea label={messages.note} rows={4} value={fields.note} onChange={(typed) => setFields({ note: typed })} />
        <DraftNotice
          draft={draft}
          fields={fields}
          saved={[{ name: 'note', label: messages.note, text: note }]}
          onDiscard={setFields}
        />
        <FormActions draft={draft} onCancel={onClose} cancel={messages.cancel} submit={messages.save} />
      </DialogForm>
    </TitledDialog>
  )
}
