import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import { type Movie, type MovieId, type MovieSnapshot, movieOf } from '#domain/movie/movie.ts'
import type { SlimSnapshot } from '#domain/records/library.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const fullSnapshot = (movie: SlimSnapshot | undefined): MovieSnapshot | undefined =>
  movie && { ...movie, overview: '', backdropPath: null, voteAverage: '0' }

/** As the user's records know it, for a movie that was opened by its address, or that the provider no longer has. */
export const useOwnMovie = (id: MovieId): Movie | undefined => {
  const { watchlist, collections, diary } = useApp().lists
  const snapshot = useValue(
    useMemo(
      () =>
        computed(
          () =>
            watchlist.byMovie.value.get(id)?.movie ??
            collections.links.value.find(({ movieId }) => movieId === id)?.movie ??
            fullSnapshot(diary.byMovie.value.get(id)?.movie),
        ),
      [watchlist, collections, diary, id],
    ),
  )
  return useMemo(() => snapshot && movieOf(snapshot), [snapshot])
}
