import { Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useStateMenu } from './use-state-menu.tsx'

// A constant element, so that React does not render it again with its card.
const eye = <Eye aria-hidden="true" />

/** Of a watched movie: it never removes, but opens the menu of its state. */
export const StateButton = ({ movie }: { movie: MovieSnapshot }) => (
  <Menu items={useStateMenu(movie)} placement="bottom-start">
    {(trigger) => <StateTrigger {...trigger} title={movie.title} />}
  </Menu>
)

const StateTrigger = ({ title, ...trigger }: ComponentProps<'button'> & { readonly title: string }) => (
  <IconButton
    {...trigger}
    shape="corner"
    variant="onPictureAccent"
    data-printed
    label={useMessages().card.watched(title)}
    icon={eye}
  />
)
