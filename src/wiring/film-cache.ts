import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie.ts'
import { createFilmCache, type FilmCacheFormat, type FilmScope } from '#stores/film-cache.ts'
import type { App } from './app.ts'

type FilmCacheApp = Pick<App, 'isDemo' | 'region' | 'keptAnswers' | 'now' | 'queryClient'>

export const filmScope = ({ isDemo, region }: Pick<App, 'isDemo' | 'region'>): FilmScope => ({
  source: isDemo.peek() ? 'demo' : 'tmdb',
  region: region.peek(),
})

export const isSameScope = (one: FilmScope, other: FilmScope): boolean =>
  one.region === other.region && one.source === other.source

const cacheOf = async <Value>({ keptAnswers, now }: FilmCacheApp, format: FilmCacheFormat<Value>) =>
  createFilmCache(format, (await keptAnswers()).answers, now)

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
  app.queryClient.fetchQuery(knownFilmsQuery(app, format, filmScope(app)))

export const keepFilm = async <Value>(
  app: FilmCacheApp,
  format: FilmCacheFormat<Value>,
  scope: FilmScope,
  id: MovieId,
  value: Value,
): Promise<void> => {
  const query = knownFilmsQuery(app, format, scope)
  const before = await app.queryClient.fetchQuery(query)
  app.queryClient.setQueryData<ReadonlyMap<MovieId, Value>>(
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
