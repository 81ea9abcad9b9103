import { useCallback } from 'react'
import { CollectionDialog } from '#components/collection-dialog.tsx'
import type { CollectionFields } from '#domain/collections.ts'
import type { Collection } from '#domain/library.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The 'Edit Collection' dialog. */
export const EditDialog = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => {
  const { commands, text } = useApp()
  const words = useValue(text).collectionDialog
  const { id, name, description } = collection
  const save = useCallback((fields: CollectionFields) => commands.collections.edit(id, fields), [commands, id])
  return (
    <CollectionDialog
      title={words.edit}
      confirm={words.confirmEdit}
      busy={words.saving}
      fields={{ name, description }}
      save={save}
      onClose={onClose}
    />
  )
}
