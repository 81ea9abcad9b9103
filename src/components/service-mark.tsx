import { useDeferredValue } from 'react'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { AsyncBoundary, Nothing } from './async-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const FilmServices = lazyComponent(() => import('./film-services.tsx').then((module) => module.FilmServices))
/** Which of the person's services have a film, for a line of its card; nothing for a person who has chosen none. */
export const ServiceMark = ({ id }: { id: MovieId }) => {
  const hasServices = useValue(useApp().myServices).length > 0
  // Later, so that a list is painted without waiting for its marks.
  return useDeferredValue(hasServices, false) ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <FilmServices id={id} />
    </AsyncBoundary>
  ) : null
}
