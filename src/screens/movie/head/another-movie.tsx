import { Suspense, useState } from 'react'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { Movie } from '#domain/movie/movie.ts'
import { Button } from '#ui/button.tsx'
import { quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useCollectionsOf } from '../more/use-collections-of.ts'

const AnotherMovieDialog = lazyComponent(() =>
  import('./another-movie-dialog.tsx').then((module) => module.AnotherMovieDialog),
)

/** Nothing while the user keeps nothing about the movie. */
export const AnotherMovie = ({ movie }: { movie: Movie }) => {
  const { diary } = useApp().lists
  const messages = useMessages().diary
  const entry = useValue(diary.byMovie).get(movie.id)
  const item = useWatchlistItem(movie.id)
  const isCollected = useCollectionsOf(movie.id).length > 0
  const [isOpen, setOpen] = useState(false)
  if (!(entry || item || isCollected || isOpen)) return null
  return (
    <div>
      <Button variant="link" className={quietText} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.anotherMovie}
      </Button>
      {isOpen ? (
        <Suspense>
          <AnotherMovieDialog movie={movie} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
