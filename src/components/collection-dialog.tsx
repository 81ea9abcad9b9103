import type { CollectionFields } from '#domain/collections.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionSaved, SaveProblem } from '#machines/collection-dialog.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useCollectionDialog } from '#wiring/flows/collection-dialog.ts'
import { useFlowEnd } from '#wiring/use-flow.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { CollectionInputs } from './collection-inputs.tsx'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })

interface CollectionDialogProps {
  readonly title: string
  readonly confirm: string
  readonly busy: string
  readonly fields: Required<CollectionFields>
  readonly save: (fields: Required<CollectionFields>) => Promise<CollectionSaved | SaveProblem>
  readonly onClose: () => void
}

export const CollectionDialog = ({ title, confirm, busy, fields, save, onClose }: CollectionDialogProps) => {
  const messages = useMessages()
  const dialogMessages = messages.collectionDialog
  const [snapshot, send] = useCollectionDialog({ fields, save })
  const { name, description, problem: refusal } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  useFlowEnd(snapshot, onClose)
  return (
    <Dialog open={!snapshot.matches('saved')} onClose={onClose} label={title} size="small">
      <DialogBody title={title}>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'confirmed' })
          }}
        >
          <CollectionInputs
            name={name}
            description={description}
            problem={refusal && problemMessages(refusal, messages)}
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
        </form>
      </DialogBody>
    </Dialog>
  )
}

const problemMessages = (problem: SaveProblem, messages: Messages): string | null => {
  switch (problem.kind) {
    case 'name is taken':
      return messages.errors.collectionNameTaken(problem.name)
    case 'refused':
      return messages.records.refused
    case 'name is empty':
      return null
  }
}
