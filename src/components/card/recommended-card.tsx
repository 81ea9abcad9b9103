import { memo, useDeferredValue } from 'react'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { AsyncBoundary, Nothing } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { AddButton } from './add-button.tsx'
import { MovieCard, type MovieCardProps } from './movie-card.tsx'
import { StateButton } from './state-button.tsx'
import { useSeenNote } from './use-state-text.ts'

const HideButton = lazyComponent(() => import('./hide-button.tsx').then((module) => module.HideButton))
/** Hides a suggested movie; its code loads after the card has been painted. */
const HideAction = ({ movie }: { movie: Movie }) =>
  useDeferredValue(true, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <HideButton movie={movie} />
    </AsyncBoundary>
  ) : null

interface RecommendedCardProps extends Pick<MovieCardProps, 'from' | 'note' | 'sizes' | 'eager' | 'mark' | 'services'> {
  readonly movie: Movie
}

/** Without `memo`, a movie that is opened over the page renders all cards. */
export const RecommendedCard = memo(({ movie, note, ...rest }: RecommendedCardProps) => {
  const seenNote = useSeenNote(movie.id)
  return (
    <MovieCard
      movie={movie}
      note={note ?? seenNote}
      start={<StateButton movie={snapshotOf(movie)} />}
      end={<AddButton movie={movie} isSeen={seenNote !== undefined} />}
      action={<HideAction movie={movie} />}
      {...rest}
    />
  )
})
