import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import {
  type Availability,
  type FilmOrder,
  filmsInOrder,
  filmsToAsk,
  type KnownAvailability,
} from '#domain/availability.ts'
import type { MovieId } from '#domain/movie.ts'
import type { AvailabilityScope } from '#stores/availability.ts'
import { createPace } from '#tmdb/pace.ts'
import type { App } from '../app.ts'
import {
  availabilityScope,
  keepAvailability,
  knownAvailabilityQuery,
  readAvailability,
  requestAvailability,
} from '../availability.ts'
import { useApp } from '../use-app.ts'
import { useValue } from '../use-value.ts'
import { createFilmLoading, type FilmLoadingState, loadEach, stateOf } from './film-loading.ts'

const tmdbPerSecond = 20
// The embedded catalogue answers at once: this leaves time for frames.
const demoPerSecond = 200
const settleMs = 50

interface AvailabilityLoading {
  readonly state: ReadonlySignal<FilmLoadingState>
  /** Asks about these before all others. Returns what ends it. */
  readonly show: (films: readonly MovieId[]) => () => void
  readonly resume: () => void
}

const isSame = (one: AvailabilityScope, other: AvailabilityScope): boolean =>
  one.region === other.region && one.source === other.source

const loadAvailability = async (app: App, films: readonly MovieId[], stopped: AbortSignal): Promise<void> => {
  const scope = availabilityScope(app)
  const pace = createPace({
    perSecond: app.isDemo.peek() ? demoPerSecond : tmdbPerSecond,
    now: app.now,
    timeout: app.timeout,
    onConnection: app.onConnection,
    onWaiting: () => {},
    signal: stopped,
  })
  await loadEach(films, stopped, async (id) => {
    const availability = await pace.run(() => requestAvailability(app, id))
    if (!isSame(scope, availabilityScope(app))) return
    // Without a database the next visit asks again.
    void keepAvailability(app, scope, id, availability).catch(() => {})
  })
}

const createLoading = (app: App, onEnd: () => void): AvailabilityLoading => {
  const shown = new Set<readonly MovieId[]>()
  let underWay = Promise.resolve()
  let order: FilmOrder = { urgent: [], rest: [] }
  const flow = createFilmLoading(app, [], {
    findMissing: async () => filmsToAsk(order, await readAvailability(app), app.now()),
    load: (films, stopped) => {
      // What an interruption left under way counts among the four.
      const load = () => loadAvailability(app, films, stopped)
      underWay = underWay.then(load, load)
      return underWay
    },
  })
  const state = signal(stateOf(flow.getSnapshot()))
  flow.subscribe((snapshot) => {
    state.value = stateOf(snapshot)
  })
  const begin = () => {
    const { watchlist, collections } = app
    const own = { watchlist: watchlist.items.peek(), collectionMovies: collections.links.peek() }
    order = filmsInOrder([...shown].flat(), own)
    flow.start().send({ type: 'films changed', films: [...order.urgent, ...order.rest] })
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
    for (const source of [app.watchlist.items, app.collections.links, app.region, app.queries]) source.value
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

// One for all parts of the screen, so that no more than four requests are under way.
const loadings = new WeakMap<App, AvailabilityLoading>()

const loadingOf = (app: App): AvailabilityLoading => {
  const loading = loadings.get(app) ?? createLoading(app, () => loadings.delete(app))
  loadings.set(app, loading)
  return loading
}

const everything = (known: KnownAvailability): KnownAvailability => known
const nothing = (): undefined => undefined

const useKnown = <Selected>(isOn: boolean, select: (known: KnownAvailability) => Selected): Selected | undefined => {
  const app = useApp()
  useValue(app.isDemo)
  useValue(app.region)
  return useQuery({ ...knownAvailabilityQuery(app, availabilityScope(app)), enabled: isOn, select }).data
}

/** What is known of films in the person's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownAvailability = (isOn = true): KnownAvailability | undefined =>
  useKnown<KnownAvailability | undefined>(isOn, isOn ? everything : nothing)

/** Undefined while it is unknown. Renders again only when this one changes. Asks nobody. */
export const useFilmAvailability = (id: MovieId): Availability | undefined =>
  useKnown(
    true,
    useCallback((known: KnownAvailability) => known.get(id), [id]),
  )

/**
 * While it is mounted, and the person has chosen services, asks which services have these films, and then all others
 * of the person's own. Give it the same array while it has the same films.
 */
export const useLoadAvailability = (films: readonly MovieId[]): void => {
  const app = useApp()
  const hasServices = useValue(app.myServices).length > 0
  useEffect(() => (hasServices ? loadingOf(app).show(films) : undefined), [app, films, hasServices])
}

const none: readonly MovieId[] = []
const beforeLoading: ReadonlySignal<FilmLoadingState> = signal('looking')

interface AvailabilityStatus {
  readonly state: FilmLoadingState
  /** Asks about what was not asked, after 'paused' and 'failed'. */
  readonly resume: () => void
}

/**
 * Asks about the person's own films while it is mounted. It waits while the page is hidden or without a network, is
 * paused from the start where data is saved, and fails when TMDB refuses.
 */
export const useAvailabilityStatus = (): AvailabilityStatus => {
  const app = useApp()
  const [loading, setLoading] = useState<AvailabilityLoading | null>(null)
  useEffect(() => {
    const current = loadingOf(app)
    setLoading(current)
    return current.show(none)
  }, [app])
  return { state: useValue(loading?.state ?? beforeLoading), resume: () => loading?.resume() }
}
