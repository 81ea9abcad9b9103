import type { ReactNode } from 'react'
import type { NameFields, NameSaving } from '#machines/name-dialog.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody, DialogForm } from '#ui/dialog-parts.tsx'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useNameDialog } from '#wiring/flows/name-dialog.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import { CollectionInputs } from './collection-inputs.tsx'

const problemTitle = css({ display: 'block' })

interface CollectionDialogProps {
  readonly title: string
  readonly confirm: string
  readonly busy: string
  readonly fields: NameFields
  /** Said about a name that is taken, in place of the plain message. */
  readonly nameTaken?: { readonly title: string; readonly description: (name: string) => string } | undefined
  readonly save: (fields: NameFields) => Promise<NameSaving>
  readonly onClose: () => void
  /** Below the description. */
  readonly children?: ReactNode
}

export const CollectionDialog = (props: CollectionDialogProps) => {
  const { title, confirm, busy, fields, nameTaken, save, onClose, children } = props
  const messages = useMessages()
  const { refused } = useSectionMessages('records')
  const dialogMessages = messages.collectionDialog
  const [snapshot, send] = useNameDialog({ fields, save })
  const { name, description } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  useFlowEnd(snapshot, onClose)
  const problem = (): ReactNode => {
    if (snapshot.matches({ editing: 'refused' })) return refused
    if (!snapshot.matches({ editing: 'name taken' })) return null
    if (!nameTaken) return messages.errors.collectionNameTaken(name.trim())
    return (
      <>
        <strong className={problemTitle}>{nameTaken.title}</strong> {nameTaken.description(name.trim())}
      </>
    )
  }
  return (
    <Dialog open={!snapshot.matches('saved')} onClose={onClose} label={title} size="small">
      <DialogBody title={title}>
        <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
          <CollectionInputs
            name={name}
            description={description}
            problem={problem()}
            isReadOnly={isSaving}
            onName={(typed) => send({ type: 'name typed', name: typed })}
            onDescription={(typed) => send({ type: 'description typed', description: typed })}
          />
          {children}
          <DialogActions>
            <Button onClick={onClose}>{dialogMessages.cancel}</Button>
            <Button variant="solid" type="submit" disabled={!snapshot.can({ type: 'confirmed' })}>
              {isSaving ? busy : confirm}
            </Button>
          </DialogActions>
        </DialogForm>
      </DialogBody>
    </Dialog>
  )
}
