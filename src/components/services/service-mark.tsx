import { useDeferredValue } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { AsyncBoundary, Nothing } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'

const MovieServices = lazyComponent(() => import('./movie-services.tsx').then((module) => module.MovieServices))
/** Which of the user's services have a movie, for its poster; nothing for a user who has chosen none. */
export const ServiceMark = ({ id }: { id: MovieId }) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  // Later, so that a list is painted without waiting for its marks.
  return useDeferredValue(hasServices, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <MovieServices id={id} />
    </AsyncBoundary>
  ) : null
}

const OffersSource = lazyComponent(() => import('./offers-source.tsx').then((module) => module.OffersSource))

// Moves nothing when it has loaded.
const line = css({ minHeight: '5' })

/** For cards that name the user's services; nothing for a user who has chosen none. */
export const MarksSource = () =>
  useValue(useApp().settings.myServices).length > 0 ? (
    <div className={line}>
      <AsyncBoundary ErrorFallback={Nothing}>
        <OffersSource />
      </AsyncBoundary>
    </div>
  ) : null
