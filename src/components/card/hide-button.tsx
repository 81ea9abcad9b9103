import { ThumbsDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { createHidingCommands } from '#commands/hidden.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { visibleOnHover } from './add-button.tsx'
import { useIsHidden } from './use-is-hidden.ts'
import { useWatchlistStatus } from './use-watchlist-item.ts'

// A touch target of 44 px, in a line as high as its text.
const action = css({
  position: 'relative',
  zIndex: 'raised',
  marginInlineStart: 'auto',
  marginInlineEnd: '-3',
  marginTop: '-3',
  marginBottom: '-4',
  color: 'fg.muted',
  '& svg': { width: '4', height: '4' },
  _hover: { background: 'clear', color: 'fg' },
  '&[aria-pressed=true]': { color: 'accent' },
})

/** Nothing for an unwatched movie on the watchlist. */
export const HideButton = ({ movie }: { movie: Movie }) => {
  const commands = useLazy(createHidingCommands)
  const messages = useMessages().hidden
  const isHidden = useIsHidden(movie.id)
  const status = useWatchlistStatus(movie.id)
  if (status === 'unwatched' && !isHidden) return null
  const change = ({ detail }: MouseEvent) => {
    // The second click of a double click hits the next movie.
    if (detail > 1) return
    if (isHidden) commands.unhide(movie.id)
    else commands.hide(slimSnapshotOf(snapshotOf(movie)))
  }
  return (
    <IconButton
      className={isHidden ? action : cx(action, visibleOnHover)}
      label={messages.named({ title: movie.title })}
      aria-pressed={isHidden}
      icon={<ThumbsDown aria-hidden="true" />}
      onClick={change}
    />
  )
}
