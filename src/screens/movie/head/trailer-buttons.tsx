import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import type { Movie } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { styles } from '../movie-styles.ts'
import { ActionButton } from './action-button.tsx'

const Trailer = lazyComponent(() => import('#components/pictures/trailer.tsx').then((module) => module.Trailer))

/** Two buttons for one trailer, and its player. */
export const useTrailerButtons = (movie: Movie) => {
  const messages = useMessages().trailer
  const [isRequested, setRequested] = useState(false)
  const request = { 'aria-busy': isRequested, onClick: () => setRequested(true) }
  return {
    disc: (
      <IconButton
        className={styles.play}
        variant="onPicture"
        label={messages.play(movie.title)}
        icon={<Play aria-hidden="true" />}
        {...request}
      />
    ),
    button: (
      <ActionButton icon={<Play aria-hidden="true" />} label={messages.button} short={messages.button} {...request} />
    ),
    player: isRequested ? (
      <Suspense>
        <Trailer movie={movie} onEnd={() => setRequested(false)} />
      </Suspense>
    ) : null,
  }
}
