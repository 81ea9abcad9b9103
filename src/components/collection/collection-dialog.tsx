import { type ReactNode, useState } from 'react'
import { isText } from '#domain/values/schema.ts'
import type { NameFields, NameSaving } from '#machines/name-dialog.ts'
import type { Form } from '#stores/drafts.ts'
import { css } from '#styled/css'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { nameForm, useNameDialog } from '#wiring/flows/name-dialog.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'
import { CollectionInputs } from './collection-inputs.tsx'

const problemTitle = css({ display: 'block' })

/** A collection as its form has it. */
interface CollectionForm extends NameFields {
  /** The poster's path, or null for the latest movies. */
  readonly coverImage: string | null
}

const form: Form<CollectionForm> = {
  name: 'collection',
  fields: { ...nameForm('').fields, coverImage: (value) => value === null || isText(value) },
}

interface CollectionDialogProps {
  /** Which collection it is. */
  readonly record: string | number
  readonly title: string
  readonly confirm: string
  readonly busy: string
  readonly fields: CollectionForm
  /** Said about a name that is taken, in place of the plain message. */
  readonly nameTaken?: { readonly title: string; readonly description: (name: string) => string } | undefined
  readonly save: (fields: CollectionForm) => Promise<NameSaving>
  readonly onClose: () => void
  /** Chooses the cover, below the description. */
  readonly children?: (cover: string | null, onChange: (cover: string | null) => void) => ReactNode
}

export const CollectionDialog = (props: CollectionDialogProps) => {
  const { record, title, confirm, busy, fields, nameTaken, save, onClose, children } = props
  const messages = useCoreMessages()
  const { refused } = useMessages().records
  const dialogMessages = messages.collectionDialog
  const draft = useDraft(form, record, fields)
  const [coverImage, setCover] = useState(draft.fields.coverImage)
  const [snapshot, send] = useNameDialog({ draft, save: (names) => save({ ...names, coverImage }) })
  const { name, description } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  useFlowEnd(snapshot, onClose)
  const problem = (): ReactNode => {
    if (snapshot.matches({ editing: 'refused' })) return refused
    if (!snapshot.matches({ editing: 'name taken' })) return null
    if (!nameTaken) return messages.errors.collectionNameTaken({ name: name.trim() })
    return (
      <>
        <strong className={problemTitle}>{nameTaken.title}</strong> {nameTaken.description(name.trim())}
      </>
    )
  }
  return (
    <TitledDialog open={!snapshot.matches('saved')} onClose={onClose} title={title} size="small">
      <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
        <CollectionInputs
          name={name}
          description={description}
          problem={problem()}
          isReadOnly={isSaving}
          onName={(typed) => send({ type: 'name typed', name: typed })}
          onDescription={(typed) => send({ type: 'description typed', description: typed })}
        />
        {children?.(coverImage, setCover)}
        <DraftNotice
          draft={draft}
          fields={{ name, description, coverImage }}
          saved={[
            { name: 'name', label: dialogMessages.name, text: fields.name },
            { name: 'description', label: dialogMessages.description, text: fields.description },
          ]}
          onDiscard={({ coverImage: savedCover, ...saved }) => {
            setCover(savedCover)
            send({ type: 'draft discarded', saved })
          }}
        />
        <FormActions
          draft={draft}
          onCancel={onClose}
          submit={isSaving ? busy : confirm}
          isDisabled={!snapshot.can({ type: 'confirmed' })}
        />
      </DialogForm>
    </TitledDialog>
  )
}
