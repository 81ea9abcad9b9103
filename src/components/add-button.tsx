import { Check, Plus } from 'lucide-react'
import type { Movie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useWatchlistStatus } from './use-watchlist-item.ts'

/** Visible on hover and focus of the card, and always where there is no hover. */
export const visibleOnHover = css({
  _hoverable: {
    opacity: '0',
    transitionProperty: '[opacity]',
    transitionDuration: 'fast',
    'article:hover &, article:focus-within &': { opacity: '1' },
  },
})

/** Never removes a watched movie: its eye takes the place of the check. */
export const AddButton = ({ movie }: { movie: Movie }) => {
  const { commands } = useApp()
  const messages = useMessages().card
  const status = useWatchlistStatus(movie.id)
  if (status === 'watched') return null
  return status === 'unwatched' ? (
    <IconButton
      shape="corner"
      variant="onPicturePositive"
      label={messages.remove(movie.title)}
      icon={<Check aria-hidden="true" />}
      onClick={() => commands.watchlist.remove(movie.id)}
    />
  ) : (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={visibleOnHover}
      label={messages.add(movie.title)}
      icon={<Plus aria-hidden="true" />}
      onClick={() => commands.watchlist.add(movie, 'card')}
    />
  )
}
