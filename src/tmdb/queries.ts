import { CancelledError, QueryCache, QueryClient, type QueryPersister, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import type { CallOptions, GenreDiscovery, Preferences, Provider, ServiceDiscovery } from './provider.ts'
import { unwantedParameters } from './request.ts'

export interface Scope extends Preferences {
  readonly source: 'demo' | 'tmdb'
}

const inLanguage = ({ source, language }: Scope) => ({ source, language })
const inList = ({ source, language, includeAdult }: Scope) => ({ source, language, includeAdult })
const inDiscover = (scope: Scope) => ({ ...inList(scope), ...unwantedParameters(scope) })
const inRegion = ({ source, region }: Scope) => ({ source, region })

/**
 * Query keys never contain the API key. `provider` is called when the request starts, with the scope of the key, so
 * that a response is never stored under another language.
 */
export const createQueries = (provider: (scope: Scope) => Provider, scope: () => Scope) => {
  const read = <Data>(
    key: (scope: Scope) => readonly unknown[],
    call: (provider: Provider, options: CallOptions) => Promise<Data>,
  ) => {
    const requestScope = scope()
    return queryOptions({
      queryKey: key(requestScope),
      queryFn: ({ signal }) => call(provider(requestScope), { signal }),
    })
  }

  return {
    genreList: () =>
      read(
        (now) => ['genres', inLanguage(now)],
        (tmdb, options) => tmdb.genreList(options),
      ),
    trending: (page = 1) =>
      read(
        (now) => ['trending', page, inList(now)],
        (tmdb, options) => tmdb.trending(page, options),
      ),
    search: (query: string, page = 1) =>
      read(
        (now) => ['search', query.trim(), page, inList(now)],
        (tmdb, options) => tmdb.search(query, page, options),
      ),
    searchPeople: (query: string) =>
      read(
        (now) => ['search people', query.trim(), inList(now)],
        (tmdb, options) => tmdb.searchPeople(query, options),
      ),
    pageByImdbId: (imdbId: string) =>
      read(
        (now) => ['imdb id', imdbId, { source: now.source }],
        (tmdb, options) => tmdb.findByImdbId(imdbId, options),
      ),
    movie: (id: MovieId) =>
      read(
        (now) => ['movie', id, inLanguage(now)],
        (tmdb, options) => tmdb.movie(id, options),
      ),
    franchise: (id: number) =>
      read(
        (now) => ['franchise', id, inList(now)],
        (tmdb, options) => tmdb.franchise(id, options),
      ),
    recommendations: (id: MovieId) =>
      read(
        (now) => ['recommendations', id, inList(now)],
        (tmdb, options) => tmdb.recommendations(id, 1, options),
      ),
    videos: (id: MovieId) =>
      read(
        (now) => ['videos', id, inLanguage(now)],
        (tmdb, options) => tmdb.videos(id, options),
      ),
    offers: (id: MovieId) =>
      read(
        (now) => ['offers', id, inRegion(now)],
        (tmdb, options) => tmdb.offers(id, options),
      ),
    services: () =>
      read(
        (now) => ['watch providers', { ...inLanguage(now), ...inRegion(now) }],
        (tmdb, options) => tmdb.services(options),
      ),
    discoverByGenre: (discovery: GenreDiscovery) => {
      const parameters = { sort: 'popularity.desc', page: 1, services: [], ...discovery } as const
      const where = parameters.services.length > 0 ? inRegion : () => ({})
      return read(
        (now) => ['discover by genre', parameters, { ...inDiscover(now), ...where(now) }],
        (tmdb, options) => tmdb.discoverByGenre(parameters, options),
      )
    },
    discoverByServices: (discovery: ServiceDiscovery) => {
      const parameters = { page: 1, ...discovery }
      return read(
        (now) => ['discover by providers', parameters, { ...inDiscover(now), ...inRegion(now) }],
        (tmdb, options) => tmdb.discoverByServices(parameters, options),
      )
    },
    person: (id: number) =>
      read(
        (now) => ['person', id, inLanguage(now)],
        (tmdb, options) => tmdb.person(id, options),
      ),
    personCredits: (id: number) =>
      read(
        (now) => ['person credits', id, inList(now)],
        (tmdb, options) => tmdb.personCredits(id, options),
      ),
  }
}

export type Queries = ReturnType<typeof createQueries>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A 404 is an answer to this read, which is not reported. */
      readonly mayBeMissing?: true
    }
  }
}

const isCancelled = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Object && 'name' in error && error.name === 'AbortError')

export const createQueryClient = (report: (error: unknown) => void, persister?: QueryPersister): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const isAnswer = meta?.mayBeMissing && isNotFound(error)
        if (!isCancelled(error) && !isAnswer) report(error)
      },
    }),
    defaultOptions: {
      queries: {
        // The default, 'online', waits forever while the browser believes that it is offline.
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        ...(persister && { persister }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Cancels and refetches everything, for a change of API key or source. */
export const resetResponses = async (client: QueryClient): Promise<void> => {
  client.removeQueries({ type: 'inactive' })
  await client.resetQueries()
}
