import { type ReadonlySignal, signal, useComputed } from '@preact/signals-react'
import type { MovieId } from '#domain/movie/movie.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const none: ReadonlySignal<ReadonlySet<MovieId>> = signal(new Set<MovieId>())

export const useSeen = (isWanted: boolean): ReadonlySet<MovieId> => {
  const { records } = useApp()
  const seen = useComputed(() => seenMovies(records.watchlist.value, records.watchHistory.value))
  return useValue(isWanted ? seen : none)
}
