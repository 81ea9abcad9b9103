import { Eye } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { AsyncBoundary, Nothing } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { visibleOnHover } from './add-button.tsx'
import { useWatchlistStatus } from './use-watchlist-item.ts'

const StateMenu = lazyComponent(() => import('./state-menu.tsx').then((module) => module.StateMenu))

// A constant element, so that React does not render it again with its card.
const eye = <Eye aria-hidden="true" />

/**
 * Marks a movie as watched, also one that is on no list. Of a watched one it never removes, but opens the menu of the state.
 * One button for both, so that the focus stays; the menu loads when it is opened.
 */
export const StateButton = ({ movie }: { movie: MovieSnapshot }) => {
  const { commands } = useApp()
  const messages = useCoreMessages().card
  const isWatched = useWatchlistStatus(movie.id) === 'watched'
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const id = useId()
  const state = isWatched
    ? ({
        variant: 'onPictureAccent',
        'data-printed': true,
        label: messages.watched({ title: movie.title }),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen === true,
        // Not the second click of a double click on the other one.
        onClick: ({ detail }: MouseEvent) => detail < 2 && setIsOpen(!isOpen),
      } as const)
    : ({
        variant: 'onPicture',
        className: visibleOnHover,
        label: messages.markWatched({ title: movie.title }),
        onClick: () => commands.watchlist.markWatched(movie),
      } as const)
  return (
    <>
      <IconButton id={id} shape="corner" icon={eye} {...state} />
      {isOpen === null ? null : (
        <AsyncBoundary ErrorFallback={Nothing}>
          <StateMenu movie={movie} triggerId={id} isOpen={isOpen} onOpenChange={setIsOpen} />
        </AsyncBoundary>
      )}
    </>
  )
}
