import { fromPromise } from 'xstate'
import { createMovieCommands } from '#commands/movies.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Video } from '#domain/movie/trailer.ts'
import { provideAll } from '#machines/ports.ts'
import { trailerMachine } from '#machines/trailer.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

type Videos = readonly Video[]

const createTrailer = (app: App, movieId: MovieId) => {
  const { provider, language } = app
  return createFlow(
    app,
    provideAll(trailerMachine, {
      actors: {
        'request videos': fromPromise<Videos, { movieId: MovieId }>(({ input }) =>
          provider.queryClient.fetchQuery(provider.queries.peek().videos(input.movieId)),
        ),
        'read videos in details': fromPromise<Videos, { movieId: MovieId }>(
          async ({ input }) =>
            (await provider.queryClient.fetchQuery(provider.queries.peek().movie(input.movieId))).videos,
        ),
      },
      actions: { 'announce missing trailer': () => app.lazy.get(createMovieCommands).announceNoTrailer() },
    }),
    { movieId, language: language.current.peek() },
  )
}

export const useTrailer = (movieId: MovieId) => useFlow(createTrailer, movieId)
