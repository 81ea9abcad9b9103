import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Whether the user has hidden a movie. Renders again only when that changes. */
export const useIsHidden = (id: MovieId): boolean => {
  const { hidden } = useApp().lists
  return useValue(useMemo(() => computed(() => hidden.ids.value.has(id)), [hidden, id]))
}
