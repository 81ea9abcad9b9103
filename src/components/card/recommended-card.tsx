import { memo } from 'react'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { AddButton } from './add-button.tsx'
import { HideAction } from './hide-action.tsx'
import { MovieCard, type MovieCardProps } from './movie-card.tsx'
import { StateButton } from './state-button.tsx'
import { useSeenNote } from './use-state-text.ts'

interface RecommendedCardProps
  extends Pick<MovieCardProps, 'from' | 'note' | 'sizes' | 'eager' | 'mark' | 'onPicture'> {
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
