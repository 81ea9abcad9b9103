import type { MovieId } from '#domain/movie.ts'
import { providerProblem } from '#domain/provider-error.ts'
import type { FilmReleases } from '#domain/releases.ts'
import type { App } from './app.ts'
import { withoutCopy } from './film-cache.ts'

/** Asks the provider, in the app's region. */
export const requestReleases = async (
  app: Pick<App, 'now' | 'queries' | 'queryClient'>,
  id: MovieId,
): Promise<FilmReleases> => {
  try {
    const dates = await app.queryClient.fetchQuery({ ...app.queries.peek().releaseDates(id), ...withoutCopy })
    return { dates, fetchedAt: app.now() }
  } catch (error) {
    if (providerProblem(error)?.status === 404) return { dates: {}, fetchedAt: app.now() }
    throw error
  }
}
