import type { MovieReleases, ReleaseDates } from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import type { App } from '../app/app.ts'
import { fetchWithoutCopy, movieScope } from './movie-cache.ts'

/** Asks the provider, in the app's region. Not among the queries that Home loads at its start. */
export const requestReleases = async (
  app: Pick<App, 'provider' | 'platform' | 'settings'>,
  id: MovieId,
): Promise<MovieReleases> => {
  const { api } = app.provider.api()
  const scope = movieScope(app)
  try {
    const dates = await fetchWithoutCopy<ReleaseDates>(app.provider.queryClient, {
      queryKey: ['release dates', id, scope],
      queryFn: ({ signal }) => findReleaseDates(createHttp(api), scope.region, id, signal),
      staleTime: 0,
    })
    return { dates, fetchedAt: app.platform.now() }
  } catch (error) {
    if (providerProblem(error)?.status === 404) return { dates: {}, fetchedAt: app.platform.now() }
    throw error
  }
}
