import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Whether the person has hidden a film. Renders again only when that changes. */
export const useIsPutAway = (id: MovieId): boolean => {
  const { notForMe } = useApp().lists
  return useValue(useMemo(() => computed(() => notForMe.ids.value.has(id)), [notForMe, id]))
}
