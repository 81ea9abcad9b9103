import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { WatchlistItem } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** A movie's watchlist item, undefined when it has none; renders again for changes of this item alone. */
export const useWatchlistItem = (id: MovieId): WatchlistItem | undefined => {
  const { watchlist } = useApp()
  return useValue(useMemo(() => computed(() => watchlist.byMovie.value.get(id)), [watchlist, id]))
}

/** True when a movie is in the watchlist; renders again only when that changes. */
export const useIsInWatchlist = (id: MovieId): boolean => {
  const { watchlist } = useApp()
  return useValue(useMemo(() => computed(() => watchlist.byMovie.value.has(id)), [watchlist, id]))
}
