import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { watchedIds } from '#domain/statistics/completeness.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

export const useWatchedIds = (): ReadonlySet<MovieId> => {
  const { records } = useApp()
  const watchlist = useValue(records.watchlist)
  const watchHistory = useValue(records.watchHistory)
  return useMemo(() => watchedIds({ watchlist, watchHistory }), [watchlist, watchHistory])
}
