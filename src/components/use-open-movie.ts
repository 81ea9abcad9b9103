import { useLocation } from 'react-router-dom'
import { movieHref, sectionOf } from '#domain/addresses.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'

/** Where a card leads, and what it leaves behind so that coming back restores the list (spec section 2, movie card). */
export const useOpenMovie = (id: MovieId): { href: string; state: { stepsOverList: number }; remember: () => void } => {
  const { rememberPage } = useApp()
  const { pathname, search } = useLocation()
  return {
    href: movieHref(sectionOf(pathname), id, search),
    state: { stepsOverList: 1 },
    remember: () => rememberPage(pathname, search),
  }
}
