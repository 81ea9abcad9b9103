import { useDeferredValue } from 'react'
import type { Movie } from '#domain/movie.ts'
import { AsyncBoundary, Nothing } from './async-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const PutAwayButton = lazyComponent(() => import('./put-away-button.tsx').then((module) => module.PutAwayButton))
/** Hides a suggested film; its code loads after the card has been painted. */
export const NotForMeAction = ({ movie }: { movie: Movie }) =>
  useDeferredValue(true, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <PutAwayButton movie={movie} />
    </AsyncBoundary>
  ) : null
