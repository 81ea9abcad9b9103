import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/lazy-component.tsx'
import type { Movie } from '#domain/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { styles } from './movie-styles.ts'

const Trailer = lazyComponent(() => import('./trailer.tsx').then((module) => module.Trailer))

export const TrailerButton = ({ movie }: { movie: Movie }) => {
  const messages = useMessages().trailer
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <IconButton
        className={styles.play}
        variant="onPicture"
        label={messages.play(movie.title)}
        icon={<Play aria-hidden="true" />}
        aria-busy={isAsked}
        onClick={() => setAsked(true)}
      />
      {isAsked ? (
        <Suspense>
          <Trailer movie={movie} onEnd={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
