import { type Availability, availabilityFrom } from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import { availabilityFormat } from '#stores/copies/availability.ts'
import type { App } from '../app/app.ts'
import { fetchWithoutCopy, type KeptMovies, keepMovies, type MovieCacheApp, regionScope } from './movie-cache.ts'

export const keptAvailability: KeptMovies<Availability> = { format: availabilityFormat, scopeOf: regionScope }

const requestAvailability = async (
  app: Pick<App, 'settings' | 'platform' | 'provider'>,
  id: MovieId,
): Promise<Availability> => {
  const region = app.settings.region.peek()
  try {
    const query = { ...app.provider.queries.peek().offers(id), staleTime: 0 }
    const offers = await fetchWithoutCopy(app.provider.queryClient, query)
    return availabilityFrom(offers?.country === region ? offers : null, app.platform.now())
  } catch (error) {
    if (providerProblem(error)?.status === 404) return availabilityFrom(null, app.platform.now())
    throw error
  }
}

/** Asks the provider, in the app's region, and keeps the answer. */
export const loadAvailability = async (app: MovieCacheApp, id: MovieId): Promise<Availability> => {
  const scope = keptAvailability.scopeOf(app)
  const availability = await requestAvailability(app, id)
  void keepMovies(app, keptAvailability, scope, new Map([[id, availability]]))
  return availability
}
