import { Check, Eye, EyeOff, Plus } from 'lucide-react'
import { useWatchlistItem } from '#components/use-watchlist-item.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import { isWatched } from '#domain/watchlist.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'

export const WatchlistActions = ({ movie }: { movie: Movie }) => {
  const { commands } = useApp()
  const messages = useMessages().movie
  const item = useWatchlistItem(movie.id)
  if (!item) {
    return (
      <>
        <Button
          variant="solid"
          aria-label={messages.addNamed(movie.title)}
          onClick={() => commands.watchlist.add(movie, 'modal')}
        >
          <Plus aria-hidden="true" />
          {messages.add}
        </Button>
        <Button onClick={() => commands.watchlist.markWatched(snapshotOf(movie))}>
          <Eye aria-hidden="true" />
          {messages.markWatched}
        </Button>
      </>
    )
  }
  const watched = isWatched(item)
  return (
    <>
      <Button variant="positive" onClick={() => commands.watchlist.remove(movie.id)}>
        <Check aria-hidden="true" />
        {messages.inWatchlist}
      </Button>
      {watched ? (
        <Button onClick={() => commands.watchlist.mark([movie.id], 'want-to-watch')}>
          <EyeOff aria-hidden="true" />
          {messages.markUnwatched}
        </Button>
      ) : (
        <Button onClick={() => commands.watchlist.markWatched(snapshotOf(movie))}>
          <Eye aria-hidden="true" />
          {messages.markWatched}
        </Button>
      )}
    </>
  )
}
