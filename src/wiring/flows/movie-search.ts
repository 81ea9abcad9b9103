import type { MovieId } from '#domain/movie/movie.ts'
import { searchBoxMachine } from '#machines/search-box.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { searchMovies, watchConnection } from './search-box.ts'

const longestShown = 8
const debounceMs = 300

interface MovieSearch {
  /** Searched for at once. */
  readonly initial: string
  /** This one is not found. */
  readonly except: MovieId | undefined
}

const none = () => {}

const createMovieSearch = (app: App, { initial, except }: MovieSearch) =>
  createFlow(
    app,
    searchBoxMachine.provide({ delays: { debounce: debounceMs } }),
    { text: initial, query: '', limit: longestShown, isOpen: initial.trim() !== '' },
    {
      'search movies': async ({ query }, signal) => {
        const { movies } = await searchMovies(app, query, signal)
        const found = movies.filter(({ id }) => id !== except)
        return { movies: found, total: found.length }
      },
      'search people': async () => [],
      'watch address': none,
      'watch connection': watchConnection(app),
      'open movie': none,
      'open person': none,
      'toggle in watchlist': none,
      'show all results': none,
    },
  )

/** The search box in a dialog, where one movie is chosen: without people, highlight and results page. */
export const useMovieSearch = (input: MovieSearch) => useFlow(createMovieSearch, input)
