import { type ReadonlySignal, signal, useComputed } from '@preact/signals-react'
import type { MovieId } from '#domain/movie/movie.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const none: ReadonlySignal<ReadonlySet<MovieId>> = signal(new Set<MovieId>())

/** Empty where they are not needed, so that the screen does not follow them. */
export const useSeenMovies = (isNeeded = true): ReadonlySet<MovieId> => {
  const { records } = useApp()
  const seen = useComputed(() =>
    seenMovies({ watchlist: records.watchlist.value, watchHistory: records.watchHistory.value }),
  )
  return useValue(isNeeded ? seen : none)
}
