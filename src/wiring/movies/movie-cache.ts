import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import { createMovieCache, type MovieCacheFormat, type MovieScope } from '#stores/copies/movie-cache.ts'
import type { App } from '../app/app.ts'

type MovieCacheApp = Pick<App, 'provider' | 'settings' | 'storage' | 'platform'>

export const movieScope = ({ provider, settings }: Pick<App, 'provider' | 'settings'>): MovieScope => ({
  source: provider.isDemo.peek() ? 'demo' : 'tmdb',
  region: settings.region.peek(),
})

export const isSameScope = (one: MovieScope, other: MovieScope): boolean =>
  one.region === other.region && one.source === other.source

const cacheOf = async <Value>({ storage, platform }: MovieCacheApp, format: MovieCacheFormat<Value>) =>
  createMovieCache(format, (await storage.keptAnswers()).answers, platform.now)

/** What is known in that region; it asks nobody. */
export const knownMoviesQuery = <Value>(app: MovieCacheApp, format: MovieCacheFormat<Value>, scope: MovieScope) =>
  queryOptions({
    queryKey: ['known movies', format.name, scope],
    queryFn: async (): Promise<ReadonlyMap<MovieId, Value>> => {
      try {
        return await (await cacheOf(app, format)).read(scope)
      } catch {
        // Without a database all movies are asked about again.
        return new Map()
      }
    },
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Reads what is known of movies in the person's region. */
export const readKnownMovies = <Value>(app: MovieCacheApp, format: MovieCacheFormat<Value>) =>
  app.provider.queryClient.fetchQuery(knownMoviesQuery(app, format, movieScope(app)))

export const keepMovie = async <Value>(
  app: MovieCacheApp,
  format: MovieCacheFormat<Value>,
  scope: MovieScope,
  id: MovieId,
  value: Value,
): Promise<void> => {
  const query = knownMoviesQuery(app, format, scope)
  const before = await app.provider.queryClient.fetchQuery(query)
  app.provider.queryClient.setQueryData<ReadonlyMap<MovieId, Value>>(
    query.queryKey,
    (known = before) => new Map([...known, [id, value]]),
  )
  await (await cacheOf(app, format)).write(scope, id, value)
}

/** Neither reads nor writes the copy for visits without a network: it may be months old, and thousands of movies need none. */
export const fetchWithoutCopy = <Data>(queryClient: QueryClient, query: FetchQueryOptions<Data>): Promise<Data> =>
  queryClient.fetchQuery({
    ...query,
    persister: (load, context) => load(context),
    gcTime: 60_000,
  })
