import { memo } from 'react'
import type { WatchlistItem } from '#domain/records/library.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { StateButton } from '../card/state-button.tsx'
import { useShortDay } from '../card/use-short-day.ts'
import { useSeenNote } from '../card/use-state-text.ts'
import { RemoveButton, WatchedToggle } from '../card/watchlist-buttons.tsx'
import { MovieRow } from './movie-row.tsx'

interface WatchlistRowProps {
  readonly item: WatchlistItem
  /** The day on which it was added, unless another is given. */
  readonly date?: string | undefined
  /** True once the movie no longer matches the list. */
  readonly isLeaving?: boolean
  /** On the page of watched movies: no button removes there. */
  readonly isOnWatched?: boolean
}

const row = css({ transitionProperty: 'opacity', transitionDuration: 'fast', '&[inert]': { opacity: '0.4' } })

/** Without `memo`, one toggle renders all rows. */
export const WatchlistRow = memo(({ item, date, isLeaving = false, isOnWatched = false }: WatchlistRowProps) => {
  const { added } = useMessages().listView
  const dayOf = useShortDay()
  const note = useSeenNote(item.movieId)
  return (
    <div className={row} inert={isLeaving}>
      <MovieRow
        movie={item.movie}
        date={date ?? added({ date: dayOf(item.addedAt) })}
        note={note}
        actions={
          isOnWatched ? (
            <StateButton movie={item.movie} />
          ) : (
            <>
              <WatchedToggle movie={item.movie} watched={isWatched(item)} />
              <RemoveButton movie={item.movie} />
            </>
          )
        }
      />
    </div>
  )
})
