import { useDeferredValue } from 'react'
import type { Movie } from '#domain/movie.ts'
import { AsyncBoundary, Nothing } from './async-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const PutAwayButton = lazyComponent(() => import('./put-away-button.tsx').then((module) => module.PutAwayButton))
/** Puts a film away that is offered; its code loads after the paint of the card. */
export const NotForMeAction = ({ movie }: { movie: Movie }) =>
  useDeferredValue(true, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <PutAwayButton movie={movie} />
    </AsyncBoundary>
  ) : null
