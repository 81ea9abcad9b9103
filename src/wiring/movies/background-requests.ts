import pLimit from 'p-limit'
import type { MovieId } from '#domain/movie/movie.ts'
import { createPace, type Pace, type Waiting } from '#tmdb/pace.ts'
import type { App } from '../app/app.ts'

const requestsAtOnce = 4
const tmdbPerSecond = 20
// The embedded catalog answers at once: this leaves time for frames.
const demoPerSecond = 200

type RequestsApp = Pick<App, 'provider' | 'platform' | 'lazy'>

export const requestsPerSecond = ({ provider }: Pick<App, 'provider'>): number =>
  provider.isDemo.peek() ? demoPerSecond : tmdbPerSecond

/** `onWaiting` is called when waiting begins, and with null when an answer has come. */
export const createRequestPace = (
  app: RequestsApp,
  signal: AbortSignal,
  onWaiting: (waiting: Waiting | null) => void = () => {},
): Pace => {
  const { now, timeout, isHidden, onConnection } = app.platform
  return createPace({ perSecond: requestsPerSecond(app), now, timeout, isHidden, onConnection, onWaiting, signal })
}

/** Of everything that loads in the background. */
const backgroundLimit = () => pLimit(requestsAtOnce)

/** Calls `load` for each movie in their order, until the signal is aborted or a call rejects. Settles once none is under way. */
export const loadEach = async (
  { lazy }: Pick<App, 'lazy'>,
  movies: readonly MovieId[],
  signal: AbortSignal,
  load: (id: MovieId) => Promise<void>,
): Promise<void> => {
  const limit = lazy.get(backgroundLimit)
  let hasFailed = false
  const loadNext = async (id: MovieId) => {
    if (hasFailed || signal.aborted) return
    try {
      await load(id)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const outcomes = await Promise.allSettled(movies.map((id) => limit(loadNext, id)))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}

/** As `loadEach`, at even intervals, and with waiting for what passes: 429, no network, a server in trouble. */
export const loadEachInTurn = async (
  app: RequestsApp,
  movies: readonly MovieId[],
  signal: AbortSignal,
  load: (id: MovieId) => Promise<void>,
): Promise<void> => {
  const pace = createRequestPace(app, signal)
  await loadEach(app, movies, signal, (id) => pace.run(() => load(id)))
}
