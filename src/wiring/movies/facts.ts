import type { MovieId } from '#domain/movie/movie.ts'
import { factsOf, type KnownFacts, type MovieFacts } from '#domain/movie/movie-facts.ts'
import { factsFormat } from '#stores/copies/facts.ts'
import type { App } from '../app/app.ts'
import { loadEach } from './background-requests.ts'
import {
  fetchWithoutCopy,
  type KeptMovies,
  type MovieCacheApp,
  readKnownMovies,
  requestAndKeep,
} from './movie-cache.ts'

export const keptFacts: KeptMovies<MovieFacts | null> = {
  format: factsFormat,
  // The demo catalog belongs to the version of the app, which the rows outlive.
  scopeOf: ({ provider, language }) => (provider.isDemo.peek() ? null : [language.current.peek()]),
}

const requestFacts = async ({ provider }: Pick<App, 'provider'>, id: MovieId): Promise<MovieFacts | null> => {
  const movie = await fetchWithoutCopy(provider.queryClient, provider.queries.peek().movie(id))
  return movie && factsOf(movie)
}

/** Rejects when the provider fails, with what was loaded before kept. */
export const loadFacts = (
  app: MovieCacheApp & Pick<App, 'lazy'>,
  movies: readonly MovieId[],
  signal: AbortSignal,
): Promise<void> =>
  requestAndKeep(
    app,
    keptFacts,
    (id) => requestFacts(app, id),
    (load) => loadEach(app, movies, signal, load),
  )

export const readKnownFacts = (app: MovieCacheApp): Promise<KnownFacts> => readKnownMovies(app, keptFacts)

export const withoutFacts = (movies: readonly MovieId[], known: KnownFacts): readonly MovieId[] =>
  movies.filter((id) => !known.has(id))

/** A movie that TMDB does not have, or without an id there, is known too. */
export const withoutImdbIds = (movies: readonly MovieId[], known: KnownFacts): readonly MovieId[] =>
  movies.filter((id) => known.get(id) !== null && known.get(id)?.imdbId === undefined)
