import type { PersonLink } from '#domain/movie/addresses.ts'
import { type KnownMovie, type ModalLink, useModalLinks } from './modal-state.ts'
import { useRememberPage } from './use-remember-page.ts'

/** Saves what the list returns to, on a click. */
export const useOpenMovie = (movie: KnownMovie, from?: PersonLink): ModalLink & { readonly onClick?: () => void } => {
  const remember = useRememberPage()
  const links = useModalLinks()
  const link = links.movie(movie, from)
  return links.isOverList ? link : { ...link, onClick: remember }
}
