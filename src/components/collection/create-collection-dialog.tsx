import { useCallback } from 'react'
import type { CollectionFields } from '#domain/records/collections.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { collectionCommands } from '#wiring/commands/collection-commands.ts'
import { CollectionDialog } from './collection-dialog.tsx'

const blank = { name: '', description: '' }

export const CreateCollectionDialog = ({ from, onClose }: { from: 'home' | 'collections'; onClose: () => void }) => {
  const app = useApp()
  const { collectionDialog: messages, errors } = useMessages()
  const atHome = { title: errors.collectionNameTakenTitle, description: errors.collectionNameTakenAtHome }
  const save = useCallback(
    (fields: CollectionFields) => app.lazy.get(collectionCommands).create(fields, from),
    [app, from],
  )
  return (
    <CollectionDialog
      title={messages.create}
      confirm={messages.confirmCreate}
      busy={messages.creating}
      fields={blank}
      nameTaken={from === 'home' ? atHome : undefined}
      save={save}
      onClose={onClose}
    />
  )
}
