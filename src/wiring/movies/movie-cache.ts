import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import { createMovieCache, type MovieCacheFormat, type MovieScope } from '#stores/copies/movie-cache.ts'
import type { App } from '../app/app.ts'

type ScopeApp = Pick<App, 'provider' | 'settings' | 'language'>
export type MovieCacheApp = ScopeApp & Pick<App, 'storage' | 'platform'>

/** A format, and which of its values count now. */
export interface KeptMovies<Value> {
  readonly format: MovieCacheFormat<NonNullable<Value>>
  /** Null where values are kept in memory alone. */
  readonly scope: (app: ScopeApp) => MovieScope | null
}

const cacheOf = async <Value>({ storage, platform }: MovieCacheApp, format: MovieCacheFormat<Value>) =>
  createMovieCache(format, (await storage.keptAnswers()).answers, platform.now)

/** What is known in that scope; it asks nobody. */
const knownIn = <Value>(app: MovieCacheApp, { format }: KeptMovies<Value>, scope: MovieScope | null) =>
  queryOptions({
    queryKey: ['known movies', format.name, scope],
    queryFn: async (): Promise<ReadonlyMap<MovieId, Value>> => {
      try {
        return scope ? await (await cacheOf(app, format)).read(scope) : new Map()
      } catch {
        // Without a database all movies are asked about again.
        return new Map()
      }
    },
    gcTime: Number.POSITIVE_INFINITY,
  })

/** What is known now; it asks nobody. */
export const knownMoviesQuery = <Value>(app: MovieCacheApp, kept: KeptMovies<Value>) =>
  knownIn(app, kept, kept.scope(app))

export const readKnownMovies = <Value>(app: MovieCacheApp, kept: KeptMovies<Value>) =>
  app.provider.queryClient.fetchQuery(knownMoviesQuery(app, kept))

const isSameScope = (one: MovieScope | null, other: MovieScope | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const withoutNulls = <Value>(values: ReadonlyMap<MovieId, Value>) =>
  new Map([...values].flatMap(([id, value]) => (value ? [[id, value] as const] : [])))

/**
 * Makes what was loaded known, unless the scope has changed since. Null is known for the visit: the next one asks
 * again.
 */
export const keepMovies = async <Value>(
  app: MovieCacheApp,
  kept: KeptMovies<Value>,
  scope: MovieScope | null,
  loaded: ReadonlyMap<MovieId, Value>,
): Promise<void> => {
  if (!isSameScope(scope, kept.scope(app))) return
  const query = knownIn(app, kept, scope)
  try {
    const before = await app.provider.queryClient.fetchQuery(query)
    app.provider.queryClient.setQueryData<ReadonlyMap<MovieId, Value>>(
      query.queryKey,
      (known = before) => new Map([...known, ...loaded]),
    )
  } catch {
    // The responses were reset meanwhile: what is known is read again.
  }
  if (!scope) return
  const write = async () => (await cacheOf(app, kept.format)).write(scope, withoutNulls(loaded))
  // Without a database the next visit asks again.
  void write().catch(() => {})
}

/** Null for what the provider does not have, which is no error here and is not reported. */
export const fetchIfFound = async <Data>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data>,
): Promise<Data | null> => {
  try {
    return await queryClient.fetchQuery({ ...query, meta: { mayBeMissing: true } })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Neither reads nor writes the copy for visits without a network: it may be months old, and thousands of movies need none. */
export const fetchWithoutCopy = <Data>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data>,
): Promise<Data | null> =>
  fetchIfFound(queryClient, {
    ...query,
    persister: (load, context) => load(context),
    gcTime: 60_000,
  })
