import { Check, Eye, EyeOff, X } from 'lucide-react'
import type { ListedMovie, MovieSnapshot } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { actionOnHover, removeOnHover, visibleOnHover } from './add-button.tsx'
import { useWatchlistStatus } from './use-watchlist-item.ts'

// A constant element, so that React does not render it again with its card.
const cross = <X aria-hidden="true" />
const eye = <Eye aria-hidden="true" />
const watchedEye = (
  <>
    {eye}
    <EyeOff aria-hidden="true" />
  </>
)

const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: '8', md: '9' },
  height: { base: '8', md: '9' },
  margin: { base: '1.5', md: '1' },
  borderRadius: 'full',
  background: 'positive',
  color: 'positive.fg',
  pointerEvents: 'none',
  '& svg': { width: '5', height: '5' },
  // Beside a button that is always there, it leaves room for the poster.
  _touch: {
    width: '6',
    height: '6',
    marginBlock: '2.5',
    marginInlineStart: '0',
    marginInlineEnd: '-0.5',
    '& svg': { width: '4', height: '4' },
  },
})

export const InWatchlistBadge = ({ movie }: { movie: ListedMovie }) => {
  const messages = useCoreMessages().card
  if (useWatchlistStatus(movie.id) !== 'unwatched') return null
  return (
    <span className={badge} role="img" aria-label={messages.inWatchlist({ title: movie.title })}>
      <Check aria-hidden="true" />
    </span>
  )
}

export const RemoveButton = ({ movie }: { movie: ListedMovie }) => {
  const { commands } = useApp()
  return (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={removeOnHover}
      label={useCoreMessages().card.remove({ title: movie.title })}
      icon={cross}
      onClick={() => commands.watchlist.remove([movie.id])}
    />
  )
}

interface WatchedToggleProps {
  readonly movie: MovieSnapshot
  readonly watched: boolean
}

/** On the watchlist, where one tap changes the status. */
export const WatchedToggle = ({ movie, watched }: WatchedToggleProps) => {
  const { commands } = useApp()
  const messages = useCoreMessages().card
  return watched ? (
    <IconButton
      shape="corner"
      variant="onPictureAccent"
      className={actionOnHover}
      data-printed
      label={messages.markUnwatched({ title: movie.title })}
      icon={watchedEye}
      onClick={() => commands.watchlist.mark([movie.id], 'want-to-watch')}
    />
  ) : (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={visibleOnHover}
      label={messages.markWatched({ title: movie.title })}
      icon={eye}
      onClick={() => commands.watchlist.markWatched(movie)}
    />
  )
}
