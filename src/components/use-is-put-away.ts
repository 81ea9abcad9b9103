import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Whether the person has hidden a film. Renders again only when that changes. */
export const useIsPutAway = (id: MovieId): boolean => {
  const { notForMe } = useApp()
  return useValue(useMemo(() => computed(() => notForMe.ids.value.has(id)), [notForMe, id]))
}
