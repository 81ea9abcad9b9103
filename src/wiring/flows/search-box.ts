import { fromPromise, type SnapshotFrom } from 'xstate'
import type { MovieId } from '#domain/movie.ts'
import { provideAll } from '#machines/ports.ts'
import { type FoundMovies, searchBoxMachine } from '#machines/search-box.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useFlow } from '../use-flow.ts'

export type SearchBoxSnapshot = SnapshotFrom<typeof searchBoxMachine>

interface SearchBox {
  /** The text to start with. */
  readonly text: string
  readonly openMovie: (id: MovieId) => void
  readonly showAll: (query: string) => void
}

const createSearchBox = ({ queries, queryClient }: App, { text }: SearchBox, latest: () => SearchBox) =>
  createFlow(
    provideAll(searchBoxMachine, {
      actors: {
        'search movies': fromPromise<FoundMovies, { query: string }>(async ({ input, signal }) => {
          const search = queries.peek().search(input.query)
          signal.addEventListener('abort', () => void queryClient.cancelQueries(search))
          const { results, totalResults } = await queryClient.fetchQuery(search)
          return { movies: results, total: totalResults }
        }),
      },
      actions: {
        'open movie': (_, { id }) => {
          if (id !== undefined) latest().openMovie(id)
        },
        'show all results': (_, { query }) => latest().showAll(query),
      },
    }),
    { text },
  )

export const useSearchBox = (input: SearchBox) => useFlow(createSearchBox, input)
