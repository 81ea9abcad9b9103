import { CalendarPlus, EyeOff } from 'lucide-react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { ControlledMenu, type MenuItem, type MenuOpening } from '#ui/menu.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

/** What can be done about a movie that is watched. */
export const useStateMenu = (movie: MovieSnapshot): readonly MenuItem[] => {
  const { commands, view } = useApp()
  const messages = useCoreMessages().movie
  return [
    {
      id: 'unwatched',
      label: messages.markUnwatched,
      icon: <EyeOff aria-hidden="true" />,
      onChoose: () => commands.watchlist.mark([movie.id], 'want-to-watch'),
    },
    {
      id: 'log',
      label: messages.logAgain,
      icon: <CalendarPlus aria-hidden="true" />,
      onChoose: () => {
        view.loggedMovie.value = movie
      },
    },
  ]
}

export const StateMenu = ({ movie, ...opening }: MenuOpening & { readonly movie: MovieSnapshot }) => (
  <ControlledMenu items={useStateMenu(movie)} placement="bottom-start" {...opening} />
)
