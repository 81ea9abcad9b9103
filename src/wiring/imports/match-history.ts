import type { MatchingOutcome, MatchingProgress } from '#domain/imports/course.ts'
import type { Match } from '#domain/imports/match.ts'
import { matchMovies, moviesIn } from '#domain/imports/match-movies.ts'
import type { NamedMovie, ReadHistory } from '#domain/imports/read-history.ts'
import { alwaysReviewed } from '#domain/imports/resolve.ts'
import { ProviderError, providerProblem } from '#domain/movie/provider-error.ts'
import type { PendingHistory } from '#stores/pending-history.ts'
import { createHttp } from '#tmdb/http.ts'
import { createMovieSource } from '#tmdb/movie-source.ts'
import type { App } from '../app/app.ts'
import { createRequestPace, requestsPerSecond } from '../movies/background-requests.ts'
import { readKnownMatches } from './known-matches.ts'

// A hidden page wakes its timers once a second.
const atOnce = 20
const reportIntervalMs = 250

interface Matching {
  readonly history: ReadHistory
  readonly pending: PendingHistory
  readonly onProgress: (progress: MatchingProgress) => void
  readonly signal: AbortSignal
}

const keepKnown = async (
  app: App,
  { history, pending }: Pick<Matching, 'history' | 'pending'>,
  movies: readonly NamedMovie[],
): Promise<void> => {
  const open = movies.filter(({ key }) => !pending.matches.has(key))
  const known = await readKnownMatches(app, history, open)
  if (known.size === 0) return
  await pending.keepMatches(new Map([...known].map(([key, movie]) => [key, { kind: 'found', movie }])))
  const reviewed = alwaysReviewed(history)
  // The user has confirmed them before.
  for (const [key, movie] of known) if (reviewed.has(key)) await pending.choose(key, { kind: 'movie', movie })
}

/** Asks about the movies that have no match yet, and keeps each answer at once. */
export const matchHistory = async (app: App, matching: Matching): Promise<MatchingOutcome> => {
  const { history, pending, onProgress, signal } = matching
  const named = moviesIn(history.rows)
  await keepKnown(app, matching, named)
  signal.throwIfAborted()
  const movies = named.filter(({ isSeries }) => !isSeries)
  const isDemo = app.provider.isDemo.peek()
  const isOpen = (match: Match | undefined) => !match || (match.kind === 'not found' && match.isDemo && !isDemo)
  const left = movies.filter(({ key }) => isOpen(pending.matches.get(key)))
  const perSecond = requestsPerSecond(app)
  const startedAt = app.platform.now()
  let answered = 0
  let waiting: MatchingProgress['waiting'] = null
  let lastReport = 0
  const report = () => {
    const isMeasured = answered >= perSecond
    const perMovieMs = isMeasured ? (app.platform.now() - startedAt) / answered : 1000 / perSecond
    lastReport = app.platform.now()
    onProgress({
      done: movies.length - left.length + answered,
      all: movies.length,
      secondsLeft: waiting === 'offline' ? null : Math.ceil((perMovieMs * (left.length - answered)) / 1000),
      waiting,
    })
  }
  report()
  const pace = createRequestPace(app, signal, (reason) => {
    waiting = reason
    report()
  })
  const { api, scope } = app.provider.api()
  const source = createMovieSource(createHttp({ ...api, retries: false }), scope, pace, signal)
  const isFinal = (error: unknown) =>
    signal.aborted || !(error instanceof ProviderError) || error.status === 401 || error.status === 403
  try {
    await matchMovies(left, {
      source,
      atOnce,
      isFinal,
      onMatch: async ({ key }, match) => {
        const isMissing = match.kind === 'not found' && isDemo
        await pending.keepMatch(key, isMissing ? { kind: 'not found', isDemo } : match)
        answered += 1
        if (app.platform.now() - lastReport >= reportIntervalMs) report()
      },
    })
    return { kind: 'matched' }
  } catch (error) {
    if (signal.aborted) throw error
    app.platform.reportOnce(error)
    return { kind: 'stopped', problem: providerProblem(error) }
  }
}
