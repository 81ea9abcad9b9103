import { Play } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { Movie } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from '../movie-styles.ts'

const Trailer = lazyComponent(() => import('#components/pictures/trailer.tsx').then((module) => module.Trailer))

/** Nothing once it is known that there is no trailer. */
export const TrailerDisc = ({ movie }: { movie: Movie }) => {
  const messages = useCoreMessages().trailer
  const disc = useRef<HTMLButtonElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const end = (hasNone: boolean) => {
    setRequested(false)
    if (!hasNone) return
    // The disc goes, and with it the focus.
    if (document.activeElement === disc.current) disc.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    setMissing(true)
  }
  return (
    <>
      {isMissing ? null : (
        <IconButton
          ref={disc}
          className={styles.play}
          variant="onPicture"
          label={messages.play({ title: movie.title })}
          icon={<Play aria-hidden="true" />}
          aria-busy={isRequested}
          onClick={() => setRequested(true)}
        />
      )}
      {isRequested ? (
        <Suspense>
          <Trailer movie={movie} onEnd={end} />
        </Suspense>
      ) : null}
    </>
  )
}
