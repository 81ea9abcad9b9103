import { createMovieCommands } from '#commands/movies.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { trailerMachine } from '#machines/trailer.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

const createTrailer = (app: App, movieId: MovieId) => {
  const { provider, language } = app
  return createFlow(
    app,
    trailerMachine,
    { movieId, language: language.current.peek() },
    {
      'request videos': (input) => provider.queryClient.fetchQuery(provider.queries.peek().videos(input.movieId)),
      'read videos in details': async (input) =>
        (await provider.queryClient.fetchQuery(provider.queries.peek().movie(input.movieId))).videos,
      'announce missing trailer': () => app.lazy.get(createMovieCommands).announceNoTrailer(),
    },
  )
}

export const useTrailer = (movieId: MovieId) => useFlow(createTrailer, movieId)
