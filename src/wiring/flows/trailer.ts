import { fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie.ts'
import type { Video } from '#domain/trailer.ts'
import { provideAll } from '#machines/ports.ts'
import { trailerMachine } from '#machines/trailer.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useFlow } from '../use-flow.ts'

type Videos = readonly Video[]

const createTrailer = ({ queries, queryClient, commands, language }: App, movieId: MovieId) =>
  createFlow(
    provideAll(trailerMachine, {
      actors: {
        'request videos': fromPromise<Videos, { movieId: MovieId }>(({ input }) =>
          queryClient.fetchQuery(queries.peek().videos(input.movieId)),
        ),
        'read videos in details': fromPromise<Videos, { movieId: MovieId }>(
          async ({ input }) => (await queryClient.fetchQuery(queries.peek().movie(input.movieId))).videos,
        ),
      },
      actions: { 'announce missing trailer': () => commands.movies.announceNoTrailer() },
    }),
    { movieId, language: language.peek() },
  )

export const useTrailer = (movieId: MovieId) => useFlow(createTrailer, movieId)
