import { X } from 'lucide-react'
import { createCollectionCommands } from '#commands/collections.ts'
import { removeOnHover } from '#components/card/add-button.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

export const RemoveFromCollection = ({ link }: { link: CollectionLink }) => {
  const app = useApp()
  return (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={removeOnHover}
      label={useCoreMessages().collection.remove({ title: link.movie.title })}
      icon={<X aria-hidden="true" />}
      onClick={() => app.lazy.get(createCollectionCommands).removeMovies(link.collectionId, [link.movieId])}
    />
  )
}
