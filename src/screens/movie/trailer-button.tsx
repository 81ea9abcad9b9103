import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { part } from '#components/screen.tsx'
import type { Movie } from '#domain/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'

const Trailer = part(() => import('./trailer.tsx').then((module) => module.Trailer))

/** Plays the movie's trailer; its code and the search for one begin with the first press. */
export const TrailerButton = ({ movie }: { movie: Movie }) => {
  const words = useValue(useApp().text).trailer
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <IconButton
        className={look.play}
        look="onPicture"
        label={words.play(movie.title)}
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
