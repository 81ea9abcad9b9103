import { useCallback } from 'react'
import { createCollectionCommands } from '#commands/collections.ts'
import type { NameFields } from '#machines/name-dialog.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { CollectionDialog } from './collection-dialog.tsx'

const blank = { name: '', description: '', coverImage: null }

export const CreateCollectionDialog = ({ from, onClose }: { from: 'home' | 'collections'; onClose: () => void }) => {
  const app = useApp()
  const { collectionDialog: messages, errors } = useCoreMessages()
  const atHome = {
    title: errors.collectionNameTakenTitle,
    description: (name: string) => errors.collectionNameTakenAtHome({ name }),
  }
  const save = useCallback(
    ({ name, description }: NameFields) => app.lazy.get(createCollectionCommands).create({ name, description }, from),
    [app, from],
  )
  return (
    <CollectionDialog
      record="new"
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
