import { useDeferredValue } from 'react'
import type { Movie } from '#domain/movie/movie.ts'
import { AsyncBoundary, Nothing } from '../async/async-boundary.tsx'
import { lazyComponent } from '../async/lazy-component.tsx'

const PutAwayButton = lazyComponent(() => import('./put-away-button.tsx').then((module) => module.PutAwayButton))
/** Hides a suggested film; its code loads after the card has been painted. */
export const NotForMeAction = ({ movie }: { movie: Movie }) =>
  useDeferredValue(true, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <PutAwayButton movie={movie} />
    </AsyncBoundary>
  ) : null
