import type { ReadonlySignal } from '@preact/signals-react'
import type { FetchQueryOptions } from '@tanstack/react-query'
import type { SnapshotFrom } from 'xstate'
import { sectionOf } from '#domain/movie/addresses.ts'
import { shownQuery } from '#domain/movie/discover-location.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import { type FoundMovies, maxResults } from '#domain/movie/search-rows.ts'
import { searchOwnMovies } from '#domain/records/own-movies.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import { searchBoxMachine } from '#machines/search-box.ts'
import type { App } from '../app/app.ts'
import type { Address } from '../app/app-path.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { watchSignals } from './watch-signals.ts'

export type SearchBoxSnapshot = SnapshotFrom<typeof searchBoxMachine>

interface SearchBox {
  /** The text to start with, '' for the query of the results page. */
  readonly text: string
  readonly address: ReadonlySignal<Address>
  readonly openMovie: (id: MovieId) => void
  readonly openPerson: (person: FoundPerson) => void
  readonly showAll: (query: string) => void
}

const queryAt = ({ pathname, search }: Address): string => {
  const parameters = new URLSearchParams(search)
  return shownQuery(sectionOf(pathname), (name) => parameters.get(name))
}

/** Cancels the request when the signal aborts. */
const ask = <Answer>({ provider }: App, query: FetchQueryOptions<Answer>, signal: AbortSignal): Promise<Answer> => {
  const { queryKey } = query
  signal.addEventListener(
    'abort',
    () => void provider.queryClient.cancelQueries({ queryKey, exact: true, type: 'inactive' }),
  )
  return provider.queryClient.fetchQuery(query)
}

/** Asks the provider, also without a network. */
export const searchMovies = async (app: App, query: string, signal: AbortSignal): Promise<FoundMovies> => {
  const { results, totalResults } = await ask(app, app.provider.queries.peek().search(query), signal)
  return { movies: results, total: totalResults }
}

export const watchConnection =
  ({ provider: { isOffline } }: App) =>
  (send: (event: SearchBoxEvent) => void) => {
    let wasOffline = isOffline.peek()
    return isOffline.subscribe((isNow) => {
      if (wasOffline && !isNow) send({ type: 'online again' })
      wasOffline = isNow
    })
  }

const createSearchBox = (app: App, { text, address }: SearchBox, latest: () => SearchBox) => {
  const { commands, records, provider, lists } = app
  return createFlow(
    app,
    searchBoxMachine,
    { text, query: queryAt(address.peek()), limit: maxResults, isOpen: false },
    {
      'search movies': async (input, signal) => {
        if (provider.isOffline.peek()) {
          const movies = searchOwnMovies(records.library(), input.query)
          return { movies, total: Math.min(movies.length, maxResults) }
        }
        return searchMovies(app, input.query, signal)
      },
      'search people': async (input, signal) =>
        provider.isOffline.peek() ? [] : ask(app, provider.queries.peek().searchPeople(input.query), signal),
      'watch address': watchSignals<SearchBoxEvent>(() => ({
        type: 'address changed',
        query: queryAt(address.value),
      })),
      'watch connection': watchConnection(app),
      'open movie': (_, { id }) => {
        if (id !== undefined) latest().openMovie(id)
      },
      'open person': (_, { person }) => {
        if (person) latest().openPerson(person)
      },
      'toggle in watchlist': (_, { movie }) => {
        const item = movie && lists.watchlist.byMovie.peek().get(movie.id)
        if (movie && !item) commands.watchlist.add(movie, 'card')
        if (item && !isWatched(item)) commands.watchlist.remove([item.movieId])
      },
      'show all results': (_, { query: shown }) => latest().showAll(shown),
    },
  )
}

export const useSearchBox = (input: SearchBox) => useFlow(createSearchBox, input)
