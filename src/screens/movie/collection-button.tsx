import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { part } from '#components/screen.tsx'
import type { Movie } from '#domain/movie.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useCollectionsOf } from './use-collections-of.ts'

const AddToCollectionDialog = part(() =>
  import('./add-to-collection-dialog.tsx').then((module) => module.AddToCollectionDialog),
)

/** Opens the choice of a collection for the movie. */
export const CollectionButton = ({ movie }: { movie: Movie }) => {
  const words = useValue(useApp().text).movieCollections
  const { holding } = useCollectionsOf(movie.id)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden="true" />
        {holding.length === 0 ? words.add : words.addMore}
      </Button>
      {isOpen ? (
        <Suspense>
          <AddToCollectionDialog movie={movie} onEnd={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
