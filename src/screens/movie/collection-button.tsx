import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/lazy-component.tsx'
import type { Movie } from '#domain/movie.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
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
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden="true" />
        {holding.length === 0 ? messages.add : messages.addMore}
      </Button>
      {isOpen ? (
        <Suspense>
          <AddToCollectionDialog movie={movie} onEnd={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
