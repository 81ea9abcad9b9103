import type { MovieReleases, ReleaseDates } from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import { releasesFormat } from '#stores/copies/releases.ts'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import type { App } from '../app/app.ts'
import { fetchWithoutCopy, type KeptMovies, keepMovies, type MovieCacheApp, regionScope } from './movie-cache.ts'

export const keptReleases: KeptMovies<MovieReleases> = { format: releasesFormat, scopeOf: regionScope }

// Not among the queries that Home loads at its start.
const requestReleases = async (
  app: Pick<App, 'provider' | 'platform' | 'settings'>,
  id: MovieId,
): Promise<MovieReleases> => {
  const { api } = app.provider.api()
  const region = app.settings.region.peek()
  try {
    const dates = await fetchWithoutCopy<ReleaseDates>(app.provider.queryClient, {
      queryKey: ['release dates', id, regionScope(app)],
      queryFn: ({ signal }) => findReleaseDates(createHttp(api), region, id, signal),
      staleTime: 0,
    })
    return { dates, fetchedAt: app.platform.now() }
  } catch (error) {
    if (providerProblem(error)?.status === 404) return { dates: {}, fetchedAt: app.platform.now() }
    throw error
  }
}

/** Asks the provider, in the app's region, and keeps the answer. */
export const loadReleases = async (app: MovieCacheApp, id: MovieId): Promise<void> => {
  const scope = keptReleases.scopeOf(app)
  void keepMovies(app, keptReleases, scope, new Map([[id, await requestReleases(app, id)]]))
}
