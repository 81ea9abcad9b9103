import { X } from 'lucide-react'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from '../movie-styles.ts'
import { useCollectionsOf } from './use-collections-of.ts'

export const MovieCollections = ({ movieId }: { movieId: MovieId }) => {
  const app = useApp()
  const messages = useCoreMessages().movieCollections
  const holding = useCollectionsOf(movieId)
  if (holding.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.heading}</h3>
      <ul className={styles.chips}>
        {holding.map((collection) => (
          <li key={collection.id} className={styles.chip}>
            <span dir="auto">{collection.name}</span>
            <IconButton
              label={messages.remove({ name: collection.name })}
              icon={<X aria-hidden="true" />}
              onClick={() => app.lazy.get(createMembershipCommands).remove(collection.id, movieId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
