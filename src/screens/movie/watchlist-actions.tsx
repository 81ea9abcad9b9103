import { Check, Eye, EyeOff, Plus } from 'lucide-react'
import { useWatchlistItem } from '#components/use-watchlist-item.ts'
import type { Movie } from '#domain/movie.ts'
import { isWatched } from '#domain/watchlist.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Add to the watchlist, or once there: out of it again, and watched or not. */
export const WatchlistActions = ({ movie }: { movie: Movie }) => {
  const { commands, text } = useApp()
  const words = useValue(text).movie
  const item = useWatchlistItem(movie.id)
  if (!item) {
    return (
      <Button
        look="solid"
        aria-label={words.addNamed(movie.title)}
        onClick={() => commands.watchlist.add(movie, 'modal')}
      >
        <Plus aria-hidden="true" />
        {words.add}
      </Button>
    )
  }
  const watched = isWatched(item)
  return (
    <>
      <Button look="positive" onClick={() => commands.watchlist.remove(movie.id)}>
        <Check aria-hidden="true" />
        {words.inWatchlist}
      </Button>
      <Button onClick={() => commands.watchlist.toggleWatched(movie.id)}>
        {watched ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {watched ? words.markUnwatched : words.markWatched}
      </Button>
    </>
  )
}
