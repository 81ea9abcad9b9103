import type { QueryKey } from '@tanstack/react-query'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import { type FoundMovies, maxResults } from '#domain/movie/search-rows.ts'
import { searchOwnMovies } from '#domain/records/own-movies.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { provideAll } from '#machines/ports.ts'
import { searchBoxMachine } from '#machines/search-box.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

export type SearchBoxSnapshot = SnapshotFrom<typeof searchBoxMachine>

interface SearchBox {
  /** The text to start with, '' for the query. */
  readonly text: string
  /** What the results page shows, '' on other pages. */
  readonly query: string
  readonly openMovie: (id: MovieId) => void
  readonly openPerson: (person: FoundPerson) => void
  readonly showAll: (query: string) => void
}

const createSearchBox = (app: App, { text, query }: SearchBox, latest: () => SearchBox) => {
  const { commands, records, provider, lists } = app
  const cancelOnAbort = (signal: AbortSignal, { queryKey }: { readonly queryKey: QueryKey }) =>
    signal.addEventListener(
      'abort',
      () => void provider.queryClient.cancelQueries({ queryKey, exact: true, type: 'inactive' }),
    )
  return createFlow(
    app,
    provideAll(searchBoxMachine, {
      actors: {
        'search movies': fromPromise<FoundMovies, { query: string }>(async ({ input, signal }) => {
          if (provider.isOffline.peek()) {
            const movies = searchOwnMovies(records.library(), input.query)
            return { movies, total: Math.min(movies.length, maxResults) }
          }
          const search = provider.queries.peek().search(input.query)
          cancelOnAbort(signal, search)
          const { results, totalResults } = await provider.queryClient.fetchQuery(search)
          return { movies: results, total: totalResults }
        }),
        'search people': fromPromise<readonly FoundPerson[], { query: string }>(async ({ input, signal }) => {
          if (provider.isOffline.peek()) return []
          const search = provider.queries.peek().searchPeople(input.query)
          cancelOnAbort(signal, search)
          return provider.queryClient.fetchQuery(search)
        }),
      },
      actions: {
        'open movie': (_, { id }) => {
          if (id !== undefined) latest().openMovie(id)
        },
        'open person': (_, { person }) => {
          if (person) latest().openPerson(person)
        },
        'toggle in watchlist': (_, { movie }) => {
          const item = movie && lists.watchlist.byMovie.peek().get(movie.id)
          if (movie && !item) commands.watchlist.add(movie, 'card')
          if (item && !isWatched(item)) commands.watchlist.remove(item.movieId)
        },
        'show all results': (_, { query: shown }) => latest().showAll(shown),
      },
    }),
    { text, query },
  )
}

export const useSearchBox = (input: SearchBox) => useFlow(createSearchBox, input)
