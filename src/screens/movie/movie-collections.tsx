import { X } from 'lucide-react'
import type { MovieId } from '#domain/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'
import { useCollectionsOf } from './use-collections-of.ts'

/** The collections that hold the movie, as chips that can be taken off. */
export const MovieCollections = ({ movieId }: { movieId: MovieId }) => {
  const { commands, text } = useApp()
  const words = useValue(text).movieCollections
  const { holding } = useCollectionsOf(movieId)
  if (holding.length === 0) return null
  return (
    <section className={look.section}>
      <h3 className={look.heading}>{words.heading}</h3>
      <ul className={look.chips}>
        {holding.map((collection) => (
          <li key={collection.id} className={look.chip}>
            <span dir="auto">{collection.name}</span>
            <IconButton
              label={words.remove(collection.name)}
              icon={<X aria-hidden="true" />}
              onClick={() => commands.membership.remove(collection.id, movieId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
