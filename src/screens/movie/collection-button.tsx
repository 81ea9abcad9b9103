import { FolderPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AddToCollection } from '#components/add-to-collection.tsx'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { ActionButton } from './action-button.tsx'
import { useCollectionsOf } from './use-collections-of.ts'

export const CollectionButton = ({ movie }: { movie: Movie }) => {
  const messages = useMessages().movieCollections
  const holding = useCollectionsOf(movie.id)
  const [isOpen, setOpen] = useState(false)
  const movies = useMemo(() => [snapshotOf(movie)], [movie])
  return (
    <>
      <ActionButton
        aria-haspopup="dialog"
        icon={<FolderPlus aria-hidden="true" />}
        label={holding.length === 0 ? messages.add : messages.addMore}
        short={holding.length === 0 ? messages.addShort : messages.addMoreShort}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <AddToCollection movies={movies} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
