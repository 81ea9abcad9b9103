import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import type { FilmCacheFormat } from '#stores/copies/film-cache.ts'
import { createPace } from '#tmdb/pace.ts'
import type { App } from '../app/app.ts'
import type { OwnFilmLoading } from '../app/held-services.ts'
import type { Lazy } from '../app/lazy.ts'
import { filmScope, isSameScope, keepFilm, readKnownFilms } from '../movies/film-cache.ts'
import { createFilmLoading, loadEach, stateOf } from './film-loading.ts'

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
  readonly heldBy: (app: App) => Lazy<OwnFilmLoading>
  /** What the plan follows from. */
  readonly follows: (app: App) => readonly ReadonlySignal<unknown>[]
  readonly plan: (app: App, shown: readonly MovieId[]) => Plan<Value>
  readonly request: (app: App, id: MovieId) => Promise<Value>
}

const load = async <Value>(
  app: App,
  { format, request }: OwnFilmSource<Value>,
  films: readonly MovieId[],
  stopped: AbortSignal,
): Promise<void> => {
  const scope = filmScope(app)
  const pace = createPace({
    perSecond: app.provider.isDemo.peek() ? demoPerSecond : tmdbPerSecond,
    now: app.platform.now,
    timeout: app.platform.timeout,
    isHidden: app.platform.isHidden,
    onConnection: app.platform.onConnection,
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
export const ownFilmLoading =
  <Value>(source: OwnFilmSource<Value>): ((app: App) => OwnFilmLoading) =>
  (app) => {
    const held = source.heldBy(app)
    return held.get(() => createLoading(app, source, held.forget))
  }
