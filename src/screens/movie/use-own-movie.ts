import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import { type Movie, type MovieId, movieOf } from '#domain/movie/movie.ts'
import { wholeSnapshotOf } from '#domain/records/watch-history.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** As the user's records know it, for a movie that was opened by its address, or that the provider no longer has. */
export const useOwnMovie = (id: MovieId): Movie | undefined => {
  const { watchlist, collections, diary } = useApp().lists
  const snapshot = useValue(
    useMemo(
      () =>
        computed(() => {
          const listed =
            watchlist.byMovie.value.get(id)?.movie ??
            collections.links.value.find(({ movieId }) => movieId === id)?.movie
          const seen = diary.byMovie.value.get(id)?.movie
          return listed ?? (seen && wholeSnapshotOf(seen))
        }),
      [watchlist, collections, diary, id],
    ),
  )
  return useMemo(() => snapshot && movieOf(snapshot), [snapshot])
}
