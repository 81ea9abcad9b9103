import { createCollectionCommands } from '#commands/collections.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { CollectionDialog } from './collection-dialog.tsx'

const blank = { name: '', description: '', coverImage: null }

export const CreateCollectionDialog = ({ from, onClose }: { from: 'home' | 'collections'; onClose: () => void }) => {
  const { create } = useLazy(createCollectionCommands)
  const { collectionDialog: messages, errors } = useCoreMessages()
  const atHome = {
    title: errors.collectionNameTakenTitle,
    description: (name: string) => errors.collectionNameTakenAtHome({ name }),
  }
  return (
    <CollectionDialog
      record="new"
      title={messages.create}
      confirm={messages.confirmCreate}
      busy={messages.creating}
      fields={blank}
      nameTaken={from === 'home' ? atHome : undefined}
      save={({ name, description }) => create({ name, description }, from)}
      onClose={onClose}
    />
  )
}
