import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import { type Movie, type MovieId, movieOf } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** As the person's lists know it, for a movie that was opened by its address. */
export const useOwnMovie = (id: MovieId): Movie | undefined => {
  const { watchlist, collections } = useApp().lists
  const snapshot = useValue(
    useMemo(
      () =>
        computed(
          () =>
            watchlist.byMovie.value.get(id)?.movie ??
            collections.links.value.find(({ movieId }) => movieId === id)?.movie,
        ),
      [watchlist, collections, id],
    ),
  )
  return useMemo(() => snapshot && movieOf(snapshot), [snapshot])
}
