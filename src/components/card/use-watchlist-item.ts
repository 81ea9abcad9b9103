import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Renders again only when this item changes, undefined when there is none. */
export const useWatchlistItem = (id: MovieId): WatchlistItem | undefined => {
  const { watchlist } = useApp().lists
  return useValue(useMemo(() => computed(() => watchlist.byMovie.value.get(id)), [watchlist, id]))
}

/** Null when not on the watchlist. Renders again only when the result changes. */
export const useWatchlistStatus = (id: MovieId): 'watched' | 'unwatched' | null => {
  const { watchlist } = useApp().lists
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
