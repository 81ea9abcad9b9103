import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import { createPace } from '#tmdb/pace.ts'
import type { App } from '../app/app.ts'
import type { OwnMovieLoading } from '../app/held-services.ts'
import type { Lazy } from '../app/lazy.ts'
import { loadEach } from '../movies/background-requests.ts'
import { type KeptMovies, keepMovies, readKnownMovies } from '../movies/movie-cache.ts'
import { createMovieLoading, stateOf } from './movie-loading.ts'

const tmdbPerSecond = 20
// The embedded catalog answers at once: this leaves time for frames.
const demoPerSecond = 200
const settleMs = 50

interface Plan<Value> {
  /** Those to ask about first are first. */
  readonly movies: readonly MovieId[]
  readonly toAsk: (known: ReadonlyMap<MovieId, Value>) => readonly MovieId[]
}

export interface OwnMovieSource<Value> {
  readonly kept: KeptMovies<Value>
  readonly heldBy: (app: App) => Lazy<OwnMovieLoading>
  /** What the plan follows from. */
  readonly follows: (app: App) => readonly ReadonlySignal<unknown>[]
  readonly plan: (app: App, shown: readonly MovieId[]) => Plan<Value>
  readonly request: (app: App, id: MovieId) => Promise<Value>
}

const load = async <Value>(
  app: App,
  { kept, request }: OwnMovieSource<Value>,
  movies: readonly MovieId[],
  stopped: AbortSignal,
): Promise<void> => {
  const scope = kept.scopeOf(app)
  const pace = createPace({
    perSecond: app.provider.isDemo.peek() ? demoPerSecond : tmdbPerSecond,
    now: app.platform.now,
    timeout: app.platform.timeout,
    isHidden: app.platform.isHidden,
    onConnection: app.platform.onConnection,
    onWaiting: () => {},
    signal: stopped,
  })
  await loadEach(app, movies, stopped, async (id) => {
    const value = await pace.run(() => request(app, id))
    void keepMovies(app, kept, scope, new Map([[id, value]]))
  })
}

const createLoading = <Value>(app: App, source: OwnMovieSource<Value>, onEnd: () => void): OwnMovieLoading => {
  const shown = new Set<readonly MovieId[]>()
  let plan: Plan<Value> = { movies: [], toAsk: () => [] }
  const flow = createMovieLoading(app, [], {
    findMissing: async () => plan.toAsk(await readKnownMovies(app, source.kept)),
    load: (movies, stopped) => load(app, source, movies, stopped),
  })
  const state = signal(stateOf(flow.getSnapshot()))
  flow.subscribe((snapshot) => {
    state.value = stateOf(snapshot)
  })
  const begin = () => {
    plan = source.plan(app, [...shown].flat())
    flow.start().send({ type: 'movies changed', movies: plan.movies })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // Later, so that a click on a card does not wait for the order of thousands of movies.
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (shown.size === 0) end()
      else begin()
    }, settleMs)
  }
  const stopFollowing = effect(() => {
    for (const followed of source.follows(app)) followed.value
    look()
  })
  const end = () => {
    stopFollowing()
    clearTimeout(timer)
    flow.stop()
    onEnd()
  }
  return {
    state,
    show: (movies) => {
      const own = [...movies]
      shown.add(own)
      look()
      return () => {
        shown.delete(own)
        look()
      }
    },
    resume: () => flow.send({ type: 'continue requested' }),
  }
}

/** One for all parts of the screen. */
export const ownMovieLoading =
  <Value>(source: OwnMovieSource<Value>): ((app: App) => OwnMovieLoading) =>
  (app) => {
    const held = source.heldBy(app)
    return held.get(() => createLoading(app, source, held.forget))
  }
