import pLimit from 'p-limit'
import type { MovieId } from '#domain/movie/movie.ts'
import type { App } from '../app/app.ts'

const requestsAtOnce = 4

/** Calls `load` for each movie in their order, until the signal is aborted or a call rejects. Settles once none is under way. */
export const loadEach = async (
  { provider }: Pick<App, 'provider'>,
  movies: readonly MovieId[],
  signal: AbortSignal,
  load: (id: MovieId) => Promise<void>,
): Promise<void> => {
  const limit = provider.backgroundLimit.get(() => pLimit(requestsAtOnce))
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
