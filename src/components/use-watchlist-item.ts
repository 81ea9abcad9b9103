import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { WatchlistItem } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { isWatched } from '#domain/watchlist.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Renders again only when this item changes, undefined when there is none. */
export const useWatchlistItem = (id: MovieId): WatchlistItem | undefined => {
  const { watchlist } = useApp()
  return useValue(useMemo(() => computed(() => watchlist.byMovie.value.get(id)), [watchlist, id]))
}

/** Null when not on the watchlist. Renders again only when the result changes. */
export const useWatchlistStatus = (id: MovieId): 'watched' | 'unwatched' | null => {
  const { watchlist } = useApp()
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const item = watchlist.byMovie.value.get(id)
          if (!item) return null
          return isWatched(item) ? 'watched' : 'unwatched'
        }),
      [watchlist, id],
    ),
  )
}
