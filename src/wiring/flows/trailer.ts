import { useActor } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie.ts'
import type { Video } from '#domain/trailer.ts'
import { trailerMachine } from '#machines/trailer.ts'
import { useApp } from '../use-app.ts'
import { inspect } from '../watch-flows.ts'

type Videos = readonly Video[]

/** The flow of one look for a movie's trailer: the dedicated call first, then what the details say. */
export const useTrailer = (movieId: MovieId) => {
  const { queries, queryClient, commands, language } = useApp()
  const machine = useMemo(
    () =>
      trailerMachine.provide({
        actors: {
          'ask for videos': fromPromise<Videos, { movieId: MovieId }>(({ input }) =>
            queryClient.fetchQuery(queries.peek().videos(input.movieId)),
          ),
          "read the movie's own videos": fromPromise<Videos, { movieId: MovieId }>(
            async ({ input }) => (await queryClient.fetchQuery(queries.peek().movie(input.movieId))).videos,
          ),
        },
        actions: { 'say that there is none': () => commands.movies.noTrailer() },
      }),
    [queries, queryClient, commands],
  )
  return useActor(machine, { input: { movieId, language: language.peek() }, inspect })
}
