import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie.ts'
import { type FoundMovies, searchBoxMachine } from '#machines/search-box.ts'
import type { App } from '../app.ts'
import { inspect } from '../watch-flows.ts'

export type SearchBoxFlow = ActorRefFrom<typeof searchBoxMachine>

interface SearchBoxPorts extends Pick<App, 'queries' | 'queryClient'> {
  readonly openMovie: (id: MovieId) => void
  readonly showAll: (query: string) => void
}

/** Starts the search box on what was typed so far: the provider's first page, through the query cache. */
export const startSearchBox = (
  text: string,
  { queries, queryClient, openMovie, showAll }: SearchBoxPorts,
): SearchBoxFlow =>
  createActor(
    searchBoxMachine.provide({
      actors: {
        'search movies': fromPromise<FoundMovies, { query: string }>(async ({ input, signal }) => {
          const search = queries.peek().search(input.query)
          signal.addEventListener('abort', () => void queryClient.cancelQueries(search))
          const { results } = await queryClient.fetchQuery(search)
          return { movies: results, total: results.length }
        }),
      },
      actions: {
        'open movie': (_, { id }) => {
          if (id !== undefined) openMovie(id)
        },
        'show all results': (_, { query }) => showAll(query),
      },
    }),
    { input: { text }, inspect },
  ).start()
