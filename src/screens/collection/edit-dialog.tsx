import { Suspense, useCallback } from 'react'
import { createCollectionCommands } from '#commands/collections.ts'
import { CollectionDialog } from '#components/collection/collection-dialog.tsx'
import { linksOf } from '#domain/lists/collection-links.ts'
import type { CollectionFields } from '#domain/records/collections.ts'
import type { Collection } from '#domain/records/library.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { CoverChoice } from './cover-choice.tsx'

export const EditDialog = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => {
  const app = useApp()
  const messages = useCoreMessages().collectionDialog
  const { id, name, description, coverImage } = collection
  const links = useValue(app.lists.collections.links)
  const movies = linksOf(links, id).map(({ movie }) => movie)
  const save = useCallback(
    (fields: CollectionFields) => app.lazy.get(createCollectionCommands).edit(id, fields),
    [app, id],
  )
  return (
    <CollectionDialog
      record={id}
      title={messages.edit}
      confirm={messages.confirmEdit}
      busy={messages.saving}
      fields={{ name, description, coverImage }}
      save={save}
      onClose={onClose}
    >
      {(cover, onChange) => (
        <Suspense>
          <CoverChoice movies={movies} cover={cover} onChange={onChange} />
        </Suspense>
      )}
    </CollectionDialog>
  )
}
