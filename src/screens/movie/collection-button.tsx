import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/lazy-component.tsx'
import type { Movie } from '#domain/movie.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { ActionButton } from './action-button.tsx'
import { useCollectionsOf } from './use-collections-of.ts'

const AddToCollectionDialog = lazyComponent(() =>
  import('./add-to-collection-dialog.tsx').then((module) => module.AddToCollectionDialog),
)

export const CollectionButton = ({ movie }: { movie: Movie }) => {
  const messages = useMessages().movieCollections
  const { holding } = useCollectionsOf(movie.id)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton
        aria-haspopup="dialog"
        icon={<FolderPlus aria-hidden="true" />}
        label={holding.length === 0 ? messages.add : messages.addMore}
        short={holding.length === 0 ? messages.addShort : messages.addMoreShort}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <AddToCollectionDialog movie={movie} onEnd={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
