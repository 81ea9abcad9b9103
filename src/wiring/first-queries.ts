import { tmdbIdFrom } from '#domain/addresses.ts'
import type { App } from './services.ts'

/** Asks for what the first screen at an address will show. */
export const firstQueries = (app: Pick<App, 'queries' | 'queryClient'>, pathname: string): void => {
  const { queryClient } = app
  const queries = app.queries.peek()
  const movieId = tmdbIdFrom(/\/movie\/([^/]+)$/.exec(pathname)?.[1])
  if (movieId !== null) void queryClient.prefetchQuery(queries.movie(movieId))
  if (pathname === '/' || pathname.startsWith('/movie/')) void queryClient.prefetchQuery(queries.trending(1))
}
