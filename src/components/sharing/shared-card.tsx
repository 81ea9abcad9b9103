import { useQuery } from '@tanstack/react-query'
import { unknownTitle } from '#domain/movie/movie.ts'
import type { SharedMovie } from '#domain/sharing/shared-list.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
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
  const { loading } = useMessages().app
  const queries = useValue(provider.queries)
  const own = useWatchlistItem(movie.id)
  const { data } = useQuery({ ...queries.movie(movie.id), enabled: false })
  const named = { ...movie, title: movie.title || (isLooking ? loading : unknownTitle) }
  return <RecommendedCard movie={knownMovie(named, data, own)} eager={eager} />
}
