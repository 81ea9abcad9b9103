import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie.ts'
import type { FilmCacheFormat } from '#stores/film-cache.ts'
import { createPace } from '#tmdb/pace.ts'
import type { App } from '../app.ts'
import { filmScope, isSameScope, keepFilm, readKnownFilms } from '../film-cache.ts'
import { createFilmLoading, type FilmLoadingState, loadEach, stateOf } from './film-loading.ts'

const tmdbPerSecond = 20
// The embedded catalog answers at once: this leaves time for frames.
const demoPerSecond = 200
const settleMs = 50

interface Plan<Value> {
  /** Those to ask about first are first. */
  readonly films: readonly MovieId[]
  readonly toAsk: (known: ReadonlyMap<MovieId, Value>) => readonly MovieId[]
}

export interface OwnFilmSource<Value> {
  readonly format: FilmCacheFormat<Value>
  /** What the plan follows from. */
  readonly follows: (app: App) => readonly ReadonlySignal<unknown>[]
  readonly plan: (app: App, shown: readonly MovieId[]) => Plan<Value>
  readonly request: (app: App, id: MovieId) => Promise<Value>
}

export interface OwnFilmLoading {
  readonly state: ReadonlySignal<FilmLoadingState>
  /** Asks about these before all others. Returns what ends it. */
  readonly show: (films: readonly MovieId[]) => () => void
  readonly resume: () => void
}

const load = async <Value>(
  app: App,
  { format, request }: OwnFilmSource<Value>,
  films: readonly MovieId[],
  stopped: AbortSignal,
): Promise<void> => {
  const scope = filmScope(app)
  const pace = createPace({
    perSecond: app.isDemo.peek() ? demoPerSecond : tmdbPerSecond,
    now: app.now,
    timeout: app.timeout,
    isHidden: app.isHidden,
    onConnection: app.onConnection,
    onWaiting: () => {},
    signal: stopped,
  })
  await loadEach(app, films, stopped, async (id) => {
    const value = await pace.run(() => request(app, id))
    if (!isSameScope(scope, filmScope(app))) return
    // Without a database the next visit asks again.
    void keepFilm(app, format, scope, id, value).catch(() => {})
  })
}

const createLoading = <Value>(app: App, source: OwnFilmSource<Value>, onEnd: () => void): OwnFilmLoading => {
  const shown = new Set<readonly MovieId[]>()
  let plan: Plan<Value> = { films: [], toAsk: () => [] }
  const flow = createFilmLoading(app, [], {
    findMissing: async () => plan.toAsk(await readKnownFilms(app, source.format)),
    load: (films, stopped) => load(app, source, films, stopped),
  })
  const state = signal(stateOf(flow.getSnapshot()))
  flow.subscribe((snapshot) => {
    state.value = stateOf(snapshot)
  })
  const begin = () => {
    plan = source.plan(app, [...shown].flat())
    flow.start().send({ type: 'films changed', films: plan.films })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // Later, so that a click on a card does not wait for the order of thousands of films.
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
    show: (films) => {
      const own = [...films]
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
export const ownFilmLoading = <Value>(source: OwnFilmSource<Value>): ((app: App) => OwnFilmLoading) => {
  const loadings = new WeakMap<App, OwnFilmLoading>()
  return (app) => {
    const loading = loadings.get(app) ?? createLoading(app, source, () => loadings.delete(app))
    loadings.set(app, loading)
    return loading
  }
}
