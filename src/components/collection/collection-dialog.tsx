import type { ReactNode } from 'react'
import type { CollectionFields } from '#domain/records/collections.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { CollectionSaved, SaveProblem } from '#machines/collection-dialog.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody, DialogForm } from '#ui/dialog-parts.tsx'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useCollectionDialog } from '#wiring/flows/collection-dialog.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import { CollectionInputs } from './collection-inputs.tsx'

const problemTitle = css({ display: 'block' })

interface CollectionDialogProps {
  readonly title: string
  readonly confirm: string
  readonly busy: string
  readonly fields: Required<CollectionFields>
  /** Said about a name that is taken, in place of the plain message. */
  readonly nameTaken?: { readonly title: string; readonly description: (name: string) => string } | undefined
  readonly save: (fields: Required<CollectionFields>) => Promise<CollectionSaved | SaveProblem>
  readonly onClose: () => void
}

export const CollectionDialog = (props: CollectionDialogProps) => {
  const { title, confirm, busy, fields, nameTaken, save, onClose } = props
  const messages = useMessages()
  const { refused } = useSectionMessages('records')
  const dialogMessages = messages.collectionDialog
  const [snapshot, send] = useCollectionDialog({ fields, save })
  const { name, description, problem: refusal } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  useFlowEnd(snapshot, onClose)
  return (
    <Dialog open={!snapshot.matches('saved')} onClose={onClose} label={title} size="small">
      <DialogBody title={title}>
        <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
          <CollectionInputs
            name={name}
            description={description}
            problem={refusal && problemMessage(refusal, messages, refused, nameTaken)}
            isReadOnly={isSaving}
            onName={(typed) => send({ type: 'name typed', name: typed })}
            onDescription={(typed) => send({ type: 'description typed', description: typed })}
          />
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

const problemMessage = (
  problem: SaveProblem,
  { errors }: Messages,
  refused: string,
  nameTaken: CollectionDialogProps['nameTaken'],
): ReactNode => {
  switch (problem.kind) {
    case 'name is taken':
      if (!nameTaken) return errors.collectionNameTaken(problem.name)
      return (
        <>
          <strong className={problemTitle}>{nameTaken.title}</strong> {nameTaken.description(problem.name)}
        </>
      )
    case 'refused':
      return refused
    case 'name is empty':
      return null
  }
}
