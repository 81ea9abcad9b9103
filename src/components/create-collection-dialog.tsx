import { useCallback } from 'react'
import type { CollectionFields } from '#domain/collections.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { CollectionDialog } from './collection-dialog.tsx'

const blank = { name: '', description: '' }

/** The 'Create New Collection' dialog. `from` chooses the words of what is said afterwards. */
export const CreateCollectionDialog = ({ from, onClose }: { from: 'home' | 'collections'; onClose: () => void }) => {
  const { commands, text } = useApp()
  const words = useValue(text).collectionDialog
  const save = useCallback((fields: CollectionFields) => commands.collections.create(fields, from), [commands, from])
  return (
    <CollectionDialog
      title={words.create}
      confirm={words.confirmCreate}
      busy={words.creating}
      fields={blank}
      save={save}
      onClose={onClose}
    />
  )
}
