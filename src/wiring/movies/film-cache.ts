import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import { createFilmCache, type FilmCacheFormat, type FilmScope } from '#stores/copies/film-cache.ts'
import type { App } from '../app/app.ts'

type FilmCacheApp = Pick<App, 'provider' | 'settings' | 'storage' | 'platform'>

export const filmScope = ({ provider, settings }: Pick<App, 'provider' | 'settings'>): FilmScope => ({
  source: provider.isDemo.peek() ? 'demo' : 'tmdb',
  region: settings.region.peek(),
})

export const isSameScope = (one: FilmScope, other: FilmScope): boolean =>
  one.region === other.region && one.source === other.source

const cacheOf = async <Value>({ storage, platform }: FilmCacheApp, format: FilmCacheFormat<Value>) =>
  createFilmCache(format, (await storage.keptAnswers()).answers, platform.now)

/** What is known in that region; it asks nobody. */
export const knownFilmsQuery = <Value>(app: FilmCacheApp, format: FilmCacheFormat<Value>, scope: FilmScope) =>
  queryOptions({
    queryKey: ['known films', format.name, scope],
    queryFn: async (): Promise<ReadonlyMap<MovieId, Value>> => {
      try {
        return await (await cacheOf(app, format)).read(scope)
      } catch {
        // Without a database all films are asked about again.
        return new Map()
      }
    },
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Reads what is known of films in the person's region. */
export const readKnownFilms = <Value>(app: FilmCacheApp, format: FilmCacheFormat<Value>) =>
  app.provider.queryClient.fetchQuery(knownFilmsQuery(app, format, filmScope(app)))

export const keepFilm = async <Value>(
  app: FilmCacheApp,
  format: FilmCacheFormat<Value>,
  scope: FilmScope,
  id: MovieId,
  value: Value,
): Promise<void> => {
  const query = knownFilmsQuery(app, format, scope)
  const before = await app.provider.queryClient.fetchQuery(query)
  app.provider.queryClient.setQueryData<ReadonlyMap<MovieId, Value>>(
    query.queryKey,
    (known = before) => new Map([...known, [id, value]]),
  )
  await (await cacheOf(app, format)).write(scope, id, value)
}

/** Neither reads nor writes the copy for visits without a network: it may be months old, and thousands of films need none. */
export const fetchWithoutCopy = <Data>(queryClient: QueryClient, query: FetchQueryOptions<Data>): Promise<Data> =>
  queryClient.fetchQuery({
    ...query,
    persister: (load, context) => load(context),
    gcTime: 60_000,
  })
