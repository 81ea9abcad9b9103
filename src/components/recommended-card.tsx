import { type Movie, snapshotOf } from '#domain/movie.ts'
import { AddButton } from './add-button.tsx'
import { MovieCard, type MovieCardProps } from './movie-card.tsx'
import { WatchedMark } from './watchlist-buttons.tsx'

interface RecommendedCardProps extends Pick<MovieCardProps, 'from' | 'note' | 'sizes' | 'eager'> {
  readonly movie: Movie
}

export const RecommendedCard = ({ movie, ...rest }: RecommendedCardProps) => (
  <MovieCard
    movie={movie}
    start={<WatchedMark movie={snapshotOf(movie)} />}
    end={<AddButton movie={movie} />}
    {...rest}
  />
)
