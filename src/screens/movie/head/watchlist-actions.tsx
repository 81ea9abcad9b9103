import { Check, Eye, EyeOff, Plus } from 'lucide-react'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { ActionButton } from './action-button.tsx'

export const WatchlistActions = ({ movie }: { movie: Movie }) => {
  const { commands } = useApp()
  const messages = useMessages().movie
  const item = useWatchlistItem(movie.id)
  return (
    <>
      {item ? (
        <ActionButton
          variant="positive"
          icon={<Check aria-hidden="true" />}
          label={messages.inWatchlist}
          short={messages.inWatchlist}
          onClick={() => commands.watchlist.remove(movie.id)}
        />
      ) : (
        <ActionButton
          variant="solid"
          icon={<Plus aria-hidden="true" />}
          label={messages.add}
          short={messages.add}
          aria-label={messages.addNamed(movie.title)}
          onClick={() => commands.watchlist.add(movie, 'modal')}
        />
      )}
      {item && isWatched(item) ? (
        <ActionButton
          icon={<EyeOff aria-hidden="true" />}
          label={messages.markUnwatched}
          short={messages.unwatched}
          onClick={() => commands.watchlist.mark([movie.id], 'want-to-watch')}
        />
      ) : (
        <ActionButton
          icon={<Eye aria-hidden="true" />}
          label={messages.markWatched}
          short={messages.watched}
          onClick={() => commands.watchlist.markWatched(snapshotOf(movie))}
        />
      )}
    </>
  )
}
