import { useMemo } from 'react'
import type { ViewingRecords } from '#domain/statistics/movie-details.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

export const useViewingRecords = (): ViewingRecords => {
  const { records } = useApp()
  const watchHistory = useValue(records.watchHistory)
  const watchlist = useValue(records.watchlist)
  const collections = useValue(records.collections)
  const collectionMovies = useValue(records.collectionMovies)
  return useMemo(
    () => ({ watchHistory, watchlist, collections, collectionMovies }),
    [watchHistory, watchlist, collections, collectionMovies],
  )
}
