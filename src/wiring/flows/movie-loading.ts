import type { Actor, EventObject } from 'xstate'
import { fromCallback, fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { type Movies, movieLoadingMachine } from '#machines/movie-loading.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import type { MovieLoadingState } from '../app/held-services.ts'

const watchForInterruptions =
  ({ provider }: Pick<App, 'provider'>) =>
  ({ sendBack }: { sendBack: (event: EventObject) => void }) => {
    let was = false
    const look = () => {
      const is = document.hidden || provider.isOffline.peek()
      if (is !== was) sendBack({ type: is ? 'interrupted' : 'interruption ended' })
      was = is
    }
    look()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = provider.isOffline.subscribe(look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }

const savesData = (): boolean => {
  const connection: unknown = Object(navigator).connection
  return Object(connection).saveData === true
}

interface MovieSource {
  readonly findMissing: (movies: readonly MovieId[]) => Promise<readonly MovieId[]>
  readonly load: (movies: readonly MovieId[], signal: AbortSignal) => Promise<void>
}

export const createMovieLoading = (app: App, movies: readonly MovieId[], { findMissing, load }: MovieSource) =>
  createFlow(
    app,
    provideAll(movieLoadingMachine, {
      actors: {
        'find missing movies': fromPromise<Movies, Movies>(async ({ input }) => ({
          movies: await findMissing(input.movies),
        })),
        'load movies': fromPromise<void, Movies>(({ input, signal }) => load(input.movies, signal)),
        'watch for interruptions': fromCallback(watchForInterruptions(app)),
      },
      actions: {},
    }),
    { movies, savesData: savesData() },
  )

export const stateOf = (
  snapshot: Pick<ReturnType<Actor<typeof movieLoadingMachine>['getSnapshot']>, 'matches'>,
): MovieLoadingState => {
  if (snapshot.matches({ active: 'interrupted' })) return 'waiting'
  if (snapshot.matches('active')) return 'loading'
  if (snapshot.matches('paused')) return 'paused'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('complete') ? 'complete' : 'looking'
}
