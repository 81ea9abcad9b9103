import type { Movie } from '#domain/movie.ts'
import { AddButton } from './add-button.tsx'
import { MovieCard } from './movie-card.tsx'

/** The 'recommended' type of card: a movie from the provider, to be added. */
export const RecommendedCard = ({ movie, eager = false }: { movie: Movie; eager?: boolean }) => (
  <MovieCard movie={movie} end={<AddButton movie={movie} />} eager={eager} />
)
