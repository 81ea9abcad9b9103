import { Check, Plus } from 'lucide-react'
import type { Movie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useIsInWatchlist } from './use-watchlist-item.ts'

/** Seen on hover and focus of the card, and always where there is no hover. */
export const onHover = css({
  _hoverable: {
    opacity: '0',
    transitionProperty: '[opacity]',
    transitionDuration: 'fast',
    'article:hover &, article:focus-within &': { opacity: '1' },
  },
})

/** Adds a movie from the provider; once it is in the watchlist, a green check that takes it out again. */
export const AddButton = ({ movie }: { movie: Movie }) => {
  const { commands, text } = useApp()
  const words = useValue(text).card
  const added = useIsInWatchlist(movie.id)
  return added ? (
    <IconButton
      shape="corner"
      look="onPicturePositive"
      label={words.remove(movie.title)}
      icon={<Check aria-hidden="true" />}
      onClick={() => commands.watchlist.remove(movie.id)}
    />
  ) : (
    <IconButton
      shape="corner"
      look="onPicture"
      className={onHover}
      label={words.add(movie.title)}
      icon={<Plus aria-hidden="true" />}
      onClick={() => commands.watchlist.add(movie, 'card')}
    />
  )
}
