import { useDeferredValue } from 'react'
import type { Movie } from '#domain/movie/movie.ts'
import { AsyncBoundary, Nothing } from '../async/async-boundary.tsx'
import { lazyComponent } from '../async/lazy-component.tsx'

const HideButton = lazyComponent(() => import('./hide-button.tsx').then((module) => module.HideButton))
/** Hides a suggested movie; its code loads after the card has been painted. */
export const HideAction = ({ movie }: { movie: Movie }) =>
  useDeferredValue(true, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <HideButton movie={movie} />
    </AsyncBoundary>
  ) : null
