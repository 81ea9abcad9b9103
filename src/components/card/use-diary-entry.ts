import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { WatchHistoryEntry } from '#domain/records/library.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Renders again only when this entry changes, undefined when there is none. */
export const useDiaryEntry = (id: MovieId): WatchHistoryEntry | undefined => {
  const { diary } = useApp().lists
  return useValue(useMemo(() => computed(() => diary.byMovie.value.get(id)), [diary, id]))
}
