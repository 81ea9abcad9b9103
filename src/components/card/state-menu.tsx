import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { ControlledMenu, type MenuOpening } from '#ui/menu.tsx'
import { useStateMenu } from './use-state-menu.tsx'

export const StateMenu = ({ movie, ...opening }: MenuOpening & { readonly movie: MovieSnapshot }) => (
  <ControlledMenu items={useStateMenu(movie)} placement="bottom-start" {...opening} />
)
