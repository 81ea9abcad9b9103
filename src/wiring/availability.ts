import { queryOptions } from '@tanstack/react-query'
import { type Availability, availabilityFrom, type KnownAvailability, nothingKnown } from '#domain/availability.ts'
import type { MovieId } from '#domain/movie.ts'
import { providerProblem } from '#domain/provider-error.ts'
import { type AvailabilityScope, type AvailabilityStore, createAvailabilityStore } from '#stores/availability.ts'
import type { App } from './app.ts'

type AvailabilityApp = Pick<App, 'isDemo' | 'region' | 'keptAnswers' | 'now' | 'queries' | 'queryClient'>

export const availabilityScope = ({ isDemo, region }: Pick<App, 'isDemo' | 'region'>): AvailabilityScope => ({
  source: isDemo.peek() ? 'demo' : 'tmdb',
  region: region.peek(),
})

const storeOf = async ({ keptAnswers, now }: AvailabilityApp): Promise<AvailabilityStore> =>
  createAvailabilityStore((await keptAnswers()).answers, now)

/** What is known in that region, as a `KnownAvailability`; it asks nobody. */
export const knownAvailabilityQuery = (app: AvailabilityApp, scope: AvailabilityScope) =>
  queryOptions({
    queryKey: ['known availability', scope],
    queryFn: async (): Promise<KnownAvailability> => {
      try {
        return await (await storeOf(app)).read(scope)
      } catch {
        // Without a database all films are asked about again.
        return nothingKnown
      }
    },
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Reads what is known of films in the person's region. */
export const readAvailability = (app: AvailabilityApp): Promise<KnownAvailability> =>
  app.queryClient.fetchQuery(knownAvailabilityQuery(app, availabilityScope(app)))

/** Asks the provider, in the app's region. */
export const requestAvailability = async (app: AvailabilityApp, id: MovieId): Promise<Availability> => {
  const region = app.region.peek()
  try {
    const offers = await app.queryClient.fetchQuery({
      ...app.queries.peek().offers(id),
      // The copy for visits without a network may be months old, and thousands of films need none.
      persister: (load, context) => load(context),
      staleTime: 0,
      gcTime: 60_000,
    })
    return availabilityFrom(offers?.country === region ? offers : null, app.now())
  } catch (error) {
    if (providerProblem(error)?.status === 404) return availabilityFrom(null, app.now())
    throw error
  }
}

export const keepAvailability = async (
  app: AvailabilityApp,
  scope: AvailabilityScope,
  id: MovieId,
  availability: Availability,
): Promise<void> => {
  const query = knownAvailabilityQuery(app, scope)
  const before = await app.queryClient.fetchQuery(query)
  app.queryClient.setQueryData<KnownAvailability>(
    query.queryKey,
    (known = before) => new Map([...known, [id, availability]]),
  )
  await (await storeOf(app)).write(scope, id, availability)
}
