import { type Availability, availabilityFrom } from '#domain/availability.ts'
import type { MovieId } from '#domain/movie.ts'
import { providerProblem } from '#domain/provider-error.ts'
import type { App } from './app.ts'
import { fetchWithoutCopy } from './film-cache.ts'

/** Asks the provider, in the app's region. */
export const requestAvailability = async (
  app: Pick<App, 'region' | 'now' | 'queries' | 'queryClient'>,
  id: MovieId,
): Promise<Availability> => {
  const region = app.region.peek()
  try {
    const query = { ...app.queries.peek().offers(id), staleTime: 0 }
    const offers = await fetchWithoutCopy(app.queryClient, query)
    return availabilityFrom(offers?.country === region ? offers : null, app.now())
  } catch (error) {
    if (providerProblem(error)?.status === 404) return availabilityFrom(null, app.now())
    throw error
  }
}
