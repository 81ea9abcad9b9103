import { CancelledError, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie.ts'
import type { GenreDiscovery, Preferences, Provider, ProviderDiscovery } from './provider.ts'

/** What an answer depends on besides its own arguments. */
export interface Scope extends Preferences {
  readonly source: 'demo' | 'tmdb'
}

/**
 * The options of every provider read. `provider` and `scope` are asked anew on each call, so that options made after a
 * change of settings have another key. Keys never hold the API key.
 */
export const createQueries = (provider: () => Provider, scope: () => Scope) => {
  const inLanguage = () => ({ source: scope().source, language: scope().language })
  const inList = () => ({ ...inLanguage(), includeAdult: scope().includeAdult })
  const inRegion = () => ({ source: scope().source, region: scope().region })

  return {
    genreList: () =>
      queryOptions({
        queryKey: ['genres', inLanguage()],
        queryFn: ({ signal }) => provider().genreList({ signal }),
      }),
    trending: (page = 1) =>
      queryOptions({
        queryKey: ['trending', page, inList()],
        queryFn: ({ signal }) => provider().trending(page, { signal }),
      }),
    search: (query: string, page = 1) =>
      queryOptions({
        queryKey: ['search', query.trim(), page, inList()],
        queryFn: ({ signal }) => provider().search(query, page, { signal }),
      }),
    movie: (id: MovieId) =>
      queryOptions({
        queryKey: ['movie', id, inLanguage()],
        queryFn: ({ signal }) => provider().movie(id, { signal }),
      }),
    recommendations: (id: MovieId) =>
      queryOptions({
        queryKey: ['recommendations', id, inList()],
        queryFn: ({ signal }) => provider().recommendations(id, 1, { signal }),
      }),
    videos: (id: MovieId) =>
      queryOptions({
        queryKey: ['videos', id, inLanguage()],
        queryFn: ({ signal }) => provider().videos(id, { signal }),
      }),
    offers: (id: MovieId) =>
      queryOptions({
        queryKey: ['offers', id, inRegion()],
        queryFn: ({ signal }) => provider().offers(id, { signal }),
      }),
    watchProviders: () =>
      queryOptions({
        queryKey: ['watch providers', { ...inLanguage(), ...inRegion() }],
        queryFn: ({ signal }) => provider().watchProviders({ signal }),
      }),
    discoverByGenre: (discovery: GenreDiscovery) => {
      const asked = { sort: 'popularity.desc', page: 1, providers: [], ...discovery } as const
      return queryOptions({
        queryKey: ['discover by genre', asked, { ...inList(), ...(asked.providers.length > 0 ? inRegion() : {}) }],
        queryFn: ({ signal }) => provider().discoverByGenre(asked, { signal }),
      })
    },
    discoverByProviders: (discovery: ProviderDiscovery) => {
      const asked = { page: 1, ...discovery }
      return queryOptions({
        queryKey: ['discover by providers', asked, { ...inList(), ...inRegion() }],
        queryFn: ({ signal }) => provider().discoverByProviders(asked, { signal }),
      })
    },
    person: (id: number) =>
      queryOptions({
        queryKey: ['person', id, inLanguage()],
        queryFn: ({ signal }) => provider().person(id, { signal }),
      }),
    personCredits: (id: number) =>
      queryOptions({
        queryKey: ['person credits', id, inList()],
        queryFn: ({ signal }) => provider().personCredits(id, { signal }),
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>

const isCancelled = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Object && 'name' in error && error.name === 'AbortError')

/** The one client: what was read stays for the visit, nothing is asked twice, each failure goes to `report` once. */
export const createQueryClient = (report: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (!isCancelled(error)) report(error)
      },
    }),
    defaultOptions: {
      queries: {
        // 'online', the default, pauses without an error while the browser believes that it is offline.
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Cancels and forgets every answer; what is on screen is asked again. For a change of API key or source. */
export const forgetAnswers = async (client: QueryClient): Promise<void> => {
  await client.cancelQueries()
  client.removeQueries({ type: 'inactive' })
  await client.resetQueries()
}
