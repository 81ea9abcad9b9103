import { memo } from 'react'
import type { WatchlistItem } from '#domain/records/library.ts'
import { isWatched, watchProgressOf } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { ServiceMark } from '../services/service-mark.tsx'
import { MovieCard } from './movie-card.tsx'
import { StateButton } from './state-button.tsx'
import { useSeenNote } from './use-state-text.ts'
import { RemoveButton, WatchedToggle } from './watchlist-buttons.tsx'

interface WatchlistCardProps {
  readonly item: WatchlistItem
  /** 0 to 100, the item's own by default. */
  readonly progress?: number
  readonly note?: string | undefined
  readonly eager?: boolean
  /** True once the movie no longer matches the list. */
  readonly isLeaving?: boolean
  /** On the page of watched movies: no button removes there. */
  readonly isOnWatched?: boolean
}

const card = css({ transitionProperty: 'opacity', transitionDuration: 'fast', '&[inert]': { opacity: '0.4' } })

/** Without `memo`, one toggle renders all cards. */
export const WatchlistCard = memo(
  ({
    item,
    progress = watchProgressOf(item),
    note,
    eager = false,
    isLeaving = false,
    isOnWatched = false,
  }: WatchlistCardProps) => {
    const seenNote = useSeenNote(item.movieId)
    return (
      <div className={card} inert={isLeaving}>
        <MovieCard
          movie={item.movie}
          progress={progress > 0 ? progress : undefined}
          note={note ?? seenNote}
          start={
            isOnWatched ? (
              <StateButton movie={item.movie} />
            ) : (
              <WatchedToggle movie={item.movie} watched={isWatched(item)} />
            )
          }
          end={isOnWatched ? null : <RemoveButton movie={item.movie} />}
          eager={eager}
          services={<ServiceMark id={item.movieId} />}
        />
      </div>
    )
  },
)
