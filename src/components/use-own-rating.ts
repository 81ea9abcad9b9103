import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie.ts'
import type { OwnRatings } from '#domain/movie-list.ts'
import { ratingOf } from '#domain/plays.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Renders again only when this rating changes. */
export const useOwnRating = (id: MovieId): number | undefined => {
  const { diary } = useApp()
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

const none: ReadonlySignal<OwnRatings> = signal(new Map())

/** Empty unless the order needs them. */
export const useOwnRatings = (order: string): OwnRatings => {
  const { diary } = useApp()
  return useValue(order.startsWith('my-rating') ? diary.ratings : none)
}
