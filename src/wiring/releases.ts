import type { MovieId } from '#domain/movie.ts'
import { providerProblem } from '#domain/provider-error.ts'
import type { FilmReleases, ReleaseDates } from '#domain/releases.ts'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import type { App } from './app.ts'
import { fetchWithoutCopy, filmScope } from './film-cache.ts'

/** Asks the provider, in the app's region. Not among the queries that Home loads at its start. */
export const requestReleases = async (
  app: Pick<App, 'api' | 'isDemo' | 'now' | 'queryClient' | 'region'>,
  id: MovieId,
): Promise<FilmReleases> => {
  const { api } = app.api()
  const scope = filmScope(app)
  try {
    const dates = await fetchWithoutCopy<ReleaseDates>(app.queryClient, {
      queryKey: ['release dates', id, scope],
      queryFn: ({ signal }) => findReleaseDates(createHttp(api), scope.region, id, signal),
      staleTime: 0,
    })
    return { dates, fetchedAt: app.now() }
  } catch (error) {
    if (providerProblem(error)?.status === 404) return { dates: {}, fetchedAt: app.now() }
    throw error
  }
}
