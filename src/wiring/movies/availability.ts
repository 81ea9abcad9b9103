import { type Availability, availabilityFrom } from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { availabilityFormat } from '#stores/copies/availability.ts'
import type { App } from '../app/app.ts'
import { fetchWithoutCopy, type KeptMovies, keepMovies, type MovieCacheApp, regionScope } from './movie-cache.ts'

export const keptAvailability: KeptMovies<Availability> = { format: availabilityFormat, scopeOf: regionScope }

const requestAvailability = async (
  app: Pick<App, 'settings' | 'platform' | 'provider'>,
  id: MovieId,
): Promise<Availability> => {
  const region = app.settings.region.peek()
  const query = { ...app.provider.queries.peek().offers(id), staleTime: 0 }
  const offers = await fetchWithoutCopy(app.provider.queryClient, query)
  return availabilityFrom(offers?.country === region ? offers : null, app.platform.now())
}

/** Asks the provider, in the app's region, and keeps the answer. */
export const loadAvailability = async (app: MovieCacheApp, id: MovieId): Promise<Availability> => {
  const scope = keptAvailability.scopeOf(app)
  const availability = await requestAvailability(app, id)
  void keepMovies(app, keptAvailability, scope, new Map([[id, availability]]))
  return availability
}
