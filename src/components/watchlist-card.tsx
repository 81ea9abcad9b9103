import type { WatchlistItem } from '#domain/library.ts'
import { isWatched, watchProgressOf } from '#domain/watchlist.ts'
import { MovieCard } from './movie-card.tsx'
import { RemoveButton, WatchedToggle } from './watchlist-buttons.tsx'

/** A card of the person's own list, of the 'continue' type once there is progress. */
export const WatchlistCard = ({ item, eager = false }: { item: WatchlistItem; eager?: boolean }) => {
  const progress = watchProgressOf(item)
  return (
    <MovieCard
      movie={item.movie}
      progress={progress > 0 ? progress : undefined}
      start={<WatchedToggle movie={item.movie} watched={isWatched(item)} />}
      end={<RemoveButton movie={item.movie} />}
      eager={eager}
    />
  )
}
