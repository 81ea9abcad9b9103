import type { MovieReleases, ReleaseDates } from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { releasesFormat } from '#stores/copies/releases.ts'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import type { App } from '../app/app.ts'
import { loadEachInTurn } from './background-requests.ts'
import { fetchWithoutCopy, type KeptMovies, type MovieCacheApp, regionScope, requestAndKeep } from './movie-cache.ts'

export const keptReleases: KeptMovies<MovieReleases> = { format: releasesFormat, scopeOf: regionScope }

// Not among the queries that Home loads at its start.
const requestReleases = async (
  app: Pick<App, 'provider' | 'platform' | 'settings'>,
  id: MovieId,
): Promise<MovieReleases> => {
  const { api } = app.provider.api()
  const region = app.settings.region.peek()
  const dates = await fetchWithoutCopy<ReleaseDates>(app.provider.queryClient, {
    queryKey: ['release dates', id, regionScope(app)],
    queryFn: ({ signal }) => findReleaseDates(createHttp(api), region, id, signal),
    staleTime: 0,
  })
  return { dates: dates ?? {}, fetchedAt: app.platform.now() }
}

/** Asks the provider, in the app's region. Rejects when the provider fails, with what was loaded before kept. */
export const loadReleases = (
  app: MovieCacheApp & Pick<App, 'lazy'>,
  movies: readonly MovieId[],
  signal: AbortSignal,
): Promise<void> =>
  requestAndKeep(
    app,
    keptReleases,
    (id) => requestReleases(app, id),
    (load) => loadEachInTurn(app, movies, signal, load),
  )
