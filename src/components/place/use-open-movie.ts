import { useLocation } from 'react-router-dom'
import type { PersonLink } from '#domain/movie/addresses.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { type KnownMovie, type ModalLink, useModalLinks } from './modal-state.ts'

export const useRememberPage = (): (() => void) => {
  const { rememberPage } = useApp().memory
  const { pathname, search } = useLocation()
  return () => rememberPage(pathname, search)
}

/** Saves what the list returns to, on a click. */
export const useOpenMovie = (movie: KnownMovie, from?: PersonLink): ModalLink & { readonly onClick?: () => void } => {
  const remember = useRememberPage()
  const links = useModalLinks()
  const link = links.movie(movie, from)
  return links.isOverList ? link : { ...link, onClick: remember }
}
