import { useQuery } from '@tanstack/react-query'
import { unknownTitle } from '#domain/movie/movie.ts'
import type { SharedMovie } from '#domain/sharing/shared-list.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SkeletonCard } from '../card/movie-grid.tsx'
import { RecommendedCard } from '../card/recommended-card.tsx'
import { useWatchlistItem } from '../card/use-watchlist-item.ts'
import { knownMovie } from './use-shared-movies.ts'

interface SharedCardProps {
  readonly movie: SharedMovie
  readonly eager: boolean
  /** Whether its title may still be found. */
  readonly isLooking: boolean
}

/** It asks nobody itself: the flow looks the movies up, at its pace. */
export const SharedCard = ({ movie, eager, isLooking }: SharedCardProps) => {
  const { provider } = useApp()
  const queries = useValue(provider.queries)
  const own = useWatchlistItem(movie.id)
  const { data } = useQuery({ ...queries.movie(movie.id), enabled: false })
  if (isLooking && movie.title === '' && !data && !own) return <SkeletonCard />
  const named = { ...movie, title: movie.title || unknownTitle }
  return <RecommendedCard movie={knownMovie(named, data, own)} eager={eager} />
}
