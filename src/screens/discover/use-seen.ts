import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { useMemo } from 'react'
import { seenMovies } from '#domain/discover.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const none: ReadonlySignal<ReadonlySet<MovieId>> = signal(new Set<MovieId>())

export const useSeen = (isWanted: boolean): ReadonlySet<MovieId> => {
  const { records } = useApp()
  const seen = useMemo(() => computed(() => seenMovies(records.watchlist.value, records.watchHistory.value)), [records])
  return useValue(isWanted ? seen : none)
}
