import { Check, Eye, EyeOff, X } from 'lucide-react'
import type { ListedMovie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { onHover } from './add-button.tsx'
import { useIsInWatchlist } from './use-watchlist-item.ts'

// An element that stays the same is not rendered again with its card.
const cross = <X aria-hidden="true" />
const eye = <Eye aria-hidden="true" />
const closedEye = <EyeOff aria-hidden="true" />

const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  margin: '1',
  borderRadius: 'full',
  background: 'positive',
  color: 'positive.fg',
  pointerEvents: 'none',
  '& svg': { width: '5', height: '5' },
})

/** A green check on a movie that is in the watchlist, where a card has other actions. */
export const InWatchlistMark = ({ movie }: { movie: ListedMovie }) => {
  const messages = useMessages().card
  if (!useIsInWatchlist(movie.id)) return null
  return (
    <span className={mark} role="img" aria-label={messages.inWatchlist(movie.title)}>
      <Check aria-hidden="true" />
    </span>
  )
}

/** Takes a movie out of the watchlist; Undo is in the toast. */
export const RemoveButton = ({ movie }: { movie: ListedMovie }) => {
  const { commands } = useApp()
  return (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={onHover}
      label={useMessages().card.remove(movie.title)}
      icon={cross}
      onClick={() => commands.watchlist.remove(movie.id)}
    />
  )
}

/** Switches between watched and want to watch. */
export const WatchedToggle = ({ movie, watched }: { movie: ListedMovie; watched: boolean }) => {
  const { commands } = useApp()
  const messages = useMessages().card
  return watched ? (
    <IconButton
      shape="corner"
      variant="onPicturePositive"
      label={messages.markUnwatched(movie.title)}
      icon={closedEye}
      onClick={() => commands.watchlist.toggleWatched(movie.id)}
    />
  ) : (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={onHover}
      label={messages.markWatched(movie.title)}
      icon={eye}
      onClick={() => commands.watchlist.toggleWatched(movie.id)}
    />
  )
}
