import { CancelledError, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie.ts'
import type { CallOptions, GenreDiscovery, Preferences, Provider, ProviderDiscovery } from './provider.ts'

/** What a query's result depends on besides its own arguments. */
export interface Scope extends Preferences {
  readonly source: 'demo' | 'tmdb'
}

const inLanguage = ({ source, language }: Scope) => ({ source, language })
const inList = ({ source, language, includeAdult }: Scope) => ({ source, language, includeAdult })
const inRegion = ({ source, region }: Scope) => ({ source, region })

/**
 * The options of every provider read, made for the scope of that moment. Keys never hold the API key.
 * `provider` is asked when the request starts, so that it uses the present API key, and gets the scope that stands in
 * the key: an answer never lands under the key of another language.
 */
export const createQueries = (provider: (scope: Scope) => Provider, scope: () => Scope) => {
  const read = <Answer>(
    key: (scope: Scope) => readonly unknown[],
    call: (provider: Provider, options: CallOptions) => Promise<Answer>,
  ) => {
    const asked = scope()
    return queryOptions({ queryKey: key(asked), queryFn: ({ signal }) => call(provider(asked), { signal }) })
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
    movie: (id: MovieId) =>
      read(
        (now) => ['movie', id, inLanguage(now)],
        (tmdb, options) => tmdb.movie(id, options),
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
    watchProviders: () =>
      read(
        (now) => ['watch providers', { ...inLanguage(now), ...inRegion(now) }],
        (tmdb, options) => tmdb.watchProviders(options),
      ),
    discoverByGenre: (discovery: GenreDiscovery) => {
      const wanted = { sort: 'popularity.desc', page: 1, providers: [], ...discovery } as const
      const where = wanted.providers.length > 0 ? inRegion : () => ({})
      return read(
        (now) => ['discover by genre', wanted, { ...inList(now), ...where(now) }],
        (tmdb, options) => tmdb.discoverByGenre(wanted, options),
      )
    },
    discoverByProviders: (discovery: ProviderDiscovery) => {
      const wanted = { page: 1, ...discovery }
      return read(
        (now) => ['discover by providers', wanted, { ...inList(now), ...inRegion(now) }],
        (tmdb, options) => tmdb.discoverByProviders(wanted, options),
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

const isCancelled = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Object && 'name' in error && error.name === 'AbortError')

/** The query client: results are kept for the visit, nothing is requested twice, each failure goes to `report` once. */
export const createQueryClient = (report: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (!isCancelled(error)) report(error)
      },
    }),
    defaultOptions: {
      queries: {
        // The default, 'online', pauses without an error while the browser believes that it is offline.
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

/**
 * Cancels what is under way and forgets every answer; what is on screen is asked again, and awaited.
 * For a change of API key or source.
 */
export const forgetAnswers = async (client: QueryClient): Promise<void> => {
  client.removeQueries({ type: 'inactive' })
  await client.resetQueries()
}
