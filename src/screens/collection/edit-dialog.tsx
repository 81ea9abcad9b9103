import { useCallback } from 'react'
import { CollectionDialog } from '#components/collection/collection-dialog.tsx'
import type { CollectionFields } from '#domain/records/collections.ts'
import type { Collection } from '#domain/records/library.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { collectionCommands } from '#wiring/commands/collection-commands.ts'

export const EditDialog = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => {
  const app = useApp()
  const messages = useMessages().collectionDialog
  const { id, name, description } = collection
  const save = useCallback((fields: CollectionFields) => app.lazy.get(collectionCommands).edit(id, fields), [app, id])
  return (
    <CollectionDialog
      title={messages.edit}
      confirm={messages.confirmEdit}
      busy={messages.saving}
      fields={{ name, description }}
      save={save}
      onClose={onClose}
    />
  )
}
