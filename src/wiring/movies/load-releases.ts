import { useMemo } from 'react'
import {
  type KnownReleases,
  moviesToRelease,
  type Release,
  releasesOf,
  releasesToAsk,
} from '#domain/availability/releases.ts'
import { kindsIn } from '#domain/movie/release-kinds.ts'
import type { Watchlist } from '#domain/records/library.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { movieLoading } from './movie-loading.ts'
import { keptReleases, loadReleases } from './releases.ts'
import { everything, useKnownMovies } from './use-known-movies.ts'
import { useLoadingStatus } from './use-movie-loading.ts'

const releasesLoading = movieLoading({
  kept: keptReleases,
  follows: (app) => [app.lists.watchlist.items, app.settings.region, app.provider.queries, app.settings.current],
  toLoad: ({ settings, lists, platform }, _shown, known) => {
    const items = kindsIn(settings.current.peek()).length > 0 ? moviesToRelease(lists.watchlist.items.peek()) : []
    return releasesToAsk(items, known, platform.today(), platform.now())
  },
  load: loadReleases,
})

/** What is known of movies in the person's region, undefined until it has been read. Asks nobody. */
export const useKnownReleases = (): KnownReleases | undefined => useKnownMovies(keptReleases, everything)

/**
 * Of these items, those of the kinds that the person wants to hear of, in the order of their days; undefined until they
 * have been read. Give it the same array while it has the same items.
 */
export const useReleasesOf = (items: Watchlist): readonly Release[] | undefined => {
  const { releaseKinds } = useValue(useApp().settings.current)
  const known = useKnownReleases()
  return useMemo(
    () => known && releasesOf(items, known, kindsIn(releaseKinds ? { releaseKinds } : {})),
    [items, known, releaseKinds],
  )
}

/** Of the whole watchlist. */
export const useReleases = (): readonly Release[] | undefined => useReleasesOf(useValue(useApp().lists.watchlist.items))

export const useReleasesStatus = () => useLoadingStatus(releasesLoading)
