import { useMemo } from 'react'
import type { Watchlist } from '#domain/library.ts'
import { kindsIn } from '#domain/release-kinds.ts'
import { filmsToRelease, type KnownReleases, type Release, releasesOf, releasesToAsk } from '#domain/releases.ts'
import { releasesFormat } from '#stores/releases.ts'
import { requestReleases } from '../releases.ts'
import { useApp } from '../use-app.ts'
import { useValue } from '../use-value.ts'
import { ownFilmLoading } from './own-film-loading.ts'
import { useKnownFilms, useLoadingStatus } from './use-own-films.ts'

const loadingOf = ownFilmLoading({
  format: releasesFormat,
  follows: (app) => [app.watchlist.items, app.region, app.queries, app.settings.current],
  plan: ({ watchlist, settings, today, now }) => {
    const items = kindsIn(settings.current.peek()).length > 0 ? filmsToRelease(watchlist.items.peek()) : []
    return {
      films: items.map(({ movieId }) => movieId),
      toAsk: (known) => releasesToAsk(items, known, today(), now()),
    }
  },
  request: requestReleases,
})

const everything = (known: KnownReleases): KnownReleases => known

/** What is known of films in the person's region, undefined until it has been read. Asks nobody. */
export const useKnownReleases = (): KnownReleases | undefined => useKnownFilms(releasesFormat, true, everything)

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
export const useReleases = (): readonly Release[] | undefined => useReleasesOf(useValue(useApp().watchlist.items))

export const useReleasesStatus = () => useLoadingStatus(loadingOf)
