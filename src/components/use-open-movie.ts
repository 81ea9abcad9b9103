import type { PersonLink } from '#domain/addresses.ts'
import { type KnownMovie, type ModalLink, useModalLinks } from './modal-state.ts'
import { useRememberPage } from './use-remember-page.ts'

/**
 * The props of a card's link: where it leads, what the movie's modal can show at once, and on a click what the list
 * returns to (spec section 2, movie card). `from` is the person whose films the cards show.
 */
export const useOpenMovie = (movie: KnownMovie, from?: PersonLink): ModalLink & { readonly onClick?: () => void } => {
  const remember = useRememberPage()
  const links = useModalLinks()
  const link = links.movie(movie, from)
  return links.isOverList ? link : { ...link, onClick: remember }
}
