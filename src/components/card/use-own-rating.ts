import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Renders again only when this rating changes. */
export const useOwnRating = (id: MovieId): number | undefined => {
  const { diary } = useApp().lists
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const entry = diary.byMovie.value.get(id)
          return entry && ratingOf(entry)
        }),
      [diary, id],
    ),
  )
}
