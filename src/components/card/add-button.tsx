import { Check, Plus, X } from 'lucide-react'
import type { Movie } from '#domain/movie/movie.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useWatchlistStatus } from './use-watchlist-item.ts'

/** Visible on hover and focus of the card, and always where there is no hover. */
export const visibleOnHover = css({
  _hoverable: {
    opacity: '0',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    'article:hover &, article:focus-within &': { opacity: '1' },
  },
})

/** Not on a small poster under a finger, where the eye alone leaves room for the picture: a selection removes too. */
export const removeOnHover = cx(visibleOnHover, css({ '[data-small] &': { _touch: { display: 'none' } } }))

/** While Home tells a new user to press it, it is there to be pressed. */
const shownAtFirst = css({ _hoverable: { '[data-welcome] &': { opacity: '1' } } })

/** For two icons: a state, and the action that ends it, which takes its place on hover and focus. */
export const actionOnHover = css({
  // Without the name of an element, hovering a card would compute the styles of all in it.
  '& > svg:last-child': { display: 'none' },
  _focusVisible: { '& > svg:first-child': { display: 'none' }, '& > svg:last-child': { display: 'block' } },
  _hover: { '& > svg:first-child': { display: 'none' }, '& > svg:last-child': { display: 'block' } },
})

const inList = (
  <>
    <Check aria-hidden="true" />
    <X aria-hidden="true" />
  </>
)

interface AddButtonProps {
  readonly movie: Movie
  /** The movie has viewings and is not watched. */
  readonly isSeen: boolean
}

/** Never removes a watched movie: its eye takes the place of the check. Of one that was seen, the eye adds it. */
export const AddButton = ({ movie, isSeen }: AddButtonProps) => {
  const { commands } = useApp()
  const messages = useCoreMessages().card
  const status = useWatchlistStatus(movie.id)
  if (status === 'watched' || (status === null && isSeen)) return null
  return status === 'unwatched' ? (
    <IconButton
      shape="corner"
      variant="onPicturePositive"
      label={messages.remove({ title: movie.title })}
      className={actionOnHover}
      icon={inList}
      onClick={() => commands.watchlist.remove([movie.id])}
    />
  ) : (
    <IconButton
      shape="corner"
      variant="onPicture"
      className={cx(visibleOnHover, shownAtFirst)}
      label={messages.add({ title: movie.title })}
      icon={<Plus aria-hidden="true" />}
      onClick={() => commands.watchlist.add(movie, 'card')}
    />
  )
}
