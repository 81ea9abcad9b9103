import { FolderPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AddToCollection } from '#components/collection/add-to-collection.tsx'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useCollectionsOf } from '../more/use-collections-of.ts'
import { ActionButton } from './action-button.tsx'

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
