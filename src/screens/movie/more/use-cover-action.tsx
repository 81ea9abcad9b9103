import { Image } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { createCollectionCommands } from '#commands/collections.ts'
import { linksOf } from '#domain/lists/collection-links.ts'
import { sectionOf } from '#domain/movie/addresses.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** For a movie that was opened in a collection: its poster as the collection's cover, or no longer. */
export const useCoverAction = (id: MovieId) => {
  const app = useApp()
  const messages = useMessages().diary
  const section = sectionOf(useLocation().pathname)
  const collections = useValue(app.lists.collections.byId)
  const links = useValue(app.lists.collections.links)
  const collection = section.kind === 'collection' ? collections.get(section.id) : undefined
  if (!collection) return null
  const poster = linksOf(links, collection.id).find(({ movieId }) => movieId === id)?.movie.posterPath ?? null
  if (poster === null) return null
  const { name, description, coverImage } = collection
  const isCover = coverImage === poster
  return {
    id: 'cover',
    label: messages.useAsCover,
    icon: <Image aria-hidden="true" />,
    'aria-pressed': isCover,
    onChoose: () => {
      const fields = { name, description, coverImage: isCover ? null : poster }
      void app.lazy.get(createCollectionCommands).edit(collection.id, fields)
    },
  }
}
