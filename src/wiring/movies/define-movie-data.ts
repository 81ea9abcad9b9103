import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { sameItems } from '#domain/values/list-changes.ts'
import { type MovieLoadingEvent, movieLoadingMachine } from '#machines/movie-loading.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import type { CreatePart } from '../app/lazy-parts.ts'
import { useApp } from '../app/use-app.ts'
import { useLazy } from '../app/use-lazy.ts'
import { useValue } from '../app/use-value.ts'
import type { loadEachInTurn } from './background-requests.ts'
import { type KeptMovies, keepMovies, knownMoviesQuery, type MovieCacheApp, readKnownMovies } from './movie-cache.ts'

export type MovieLoadingState = 'looking' | 'loading' | 'waiting' | 'paused' | 'failed' | 'complete'

/** Loads what the app needs to know of movies while a part of the screen shows some. */
interface MovieLoading {
  readonly state: ReadonlySignal<MovieLoadingState>
  /** Loads these before all others, in place of those that the part showed before. */
  readonly show: (part: string, movies: readonly MovieId[]) => void
  readonly leave: (part: string) => void
  readonly pause: () => void
  /** After 'paused' and 'failed'. */
  readonly resume: () => void
}

interface MovieDefinition<Value> extends KeptMovies<Value> {
  /** What `missing` follows from, beside what is shown and known. */
  readonly follows: (app: App) => readonly ReadonlySignal<unknown>[]
  /** Each once, those to load first at the beginning. */
  readonly missing: (app: App, shown: readonly MovieId[], known: ReadonlyMap<MovieId, Value>) => readonly MovieId[]
  /** Asks the provider about one movie. */
  readonly request: (app: RequestApp, id: MovieId) => Promise<Value>
  /** All at once, or at even intervals. */
  readonly loadEach: typeof loadEachInTurn
  /** Each movie is shown once it is loaded. Where screens follow from all of them, they become known together. */
  readonly isKeptAlone?: true
}

/** What the app needs to know of many movies: where it is kept, which movies lack it, and how it is loaded. */
export interface MovieData<Value> extends MovieDefinition<Value> {
  /** One for all parts of the screen. */
  readonly loading: CreatePart<MovieLoading>
}

type RequestApp = MovieCacheApp & Pick<App, 'lazy'>

/** Asks the provider, and keeps the answer. */
export const loadMovie = async <Value>(app: RequestApp, data: MovieDefinition<Value>, id: MovieId): Promise<Value> => {
  const scope = data.scope(app)
  const value = await data.request(app, id)
  void keepMovies(app, data, scope, new Map([[id, value]]))
  return value
}

/** Rejects when the provider fails, with what was loaded before kept. */
export const loadMovies = async <Value>(
  app: RequestApp,
  data: MovieDefinition<Value>,
  movies: readonly MovieId[],
  signal: AbortSignal,
): Promise<void> => {
  if (data.isKeptAlone) return data.loadEach(app, movies, signal, async (id) => void (await loadMovie(app, data, id)))
  const scope = data.scope(app)
  const loaded = new Map<MovieId, Value>()
  try {
    await data.loadEach(app, movies, signal, async (id) => void loaded.set(id, await data.request(app, id)))
  } finally {
    await keepMovies(app, data, scope, loaded)
  }
}

type Send = (event: MovieLoadingEvent) => void

const watchOwnMovies = (followed: readonly ReadonlySignal<unknown>[]) => (send: Send) => {
  let isFirst = true
  return effect(() => {
    for (const each of followed) each.value
    if (!isFirst) send({ type: 'own movies changed' })
    isFirst = false
  })
}

const watchForInterruptions =
  ({ provider, platform }: App) =>
  (send: Send) => {
    let was = false
    const look = () => {
      const is = platform.isHidden() || provider.isOffline.peek()
      if (is !== was) send({ type: is ? 'interrupted' : 'interruption ended' })
      was = is
    }
    look()
    const stops = [platform.onHide(look), platform.onShow(look), provider.isOffline.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }

const stateOf = (snapshot: SnapshotFrom<typeof movieLoadingMachine>): MovieLoadingState => {
  if (snapshot.matches('complete')) return 'complete'
  if (snapshot.matches('failed')) return 'failed'
  // Also while it looks again for movies: then it will be paused.
  if (snapshot.context.waitsForUser) return 'paused'
  if (snapshot.matches({ active: 'interrupted' })) return 'waiting'
  return snapshot.matches('active') ? 'loading' : 'looking'
}

const createMovieLoading = <Value>(app: App, data: MovieDefinition<Value>): MovieLoading => {
  const flow = createFlow(
    app,
    movieLoadingMachine,
    { savesData: app.platform.savesData() },
    {
      'find missing movies': async (input) => ({
        movies: data.missing(app, [...new Set(input.movies)], await readKnownMovies(app, data)),
      }),
      'load movies': (input, stopped) => loadMovies(app, data, input.movies, stopped),
      'watch own movies': watchOwnMovies(data.follows(app)),
      'watch for interruptions': watchForInterruptions(app),
    },
  )
  const state = signal(stateOf(flow.getSnapshot()))
  flow.subscribe((snapshot) => {
    state.value = stateOf(snapshot)
  })
  const shownBy = (part: string) => flow.getSnapshot().context.shown.find((each) => each.part === part)?.movies
  return {
    state,
    show: (part, movies) => {
      const before = shownBy(part)
      if (!before || !sameItems(before, movies)) flow.start().send({ type: 'movies shown', part, movies })
    },
    leave: (part) => {
      if (shownBy(part)) flow.send({ type: 'part left', part })
    },
    pause: () => flow.send({ type: 'pause requested' }),
    resume: () => flow.send({ type: 'continue requested' }),
  }
}

export const defineMovieData = <Value>(definition: MovieDefinition<Value>): MovieData<Value> => ({
  ...definition,
  loading: (app) => createMovieLoading(app, definition),
})

/** Loads what is needed while it is mounted, first of these movies; nothing for null. */
export const useShownMovies = <Value>(
  { loading: create }: MovieData<Value>,
  movies: readonly MovieId[] | null,
): MovieLoading => {
  const loading = useLazy(create)
  const part = useId()
  // Not left in between: that would be another part, which need not wait for the user.
  useEffect(() => {
    if (movies) loading.show(part, movies)
    else loading.leave(part)
  }, [loading, part, movies])
  useEffect(() => () => loading.leave(part), [loading, part])
  return loading
}

const none: readonly MovieId[] = []

export interface LoadingStatus {
  readonly state: MovieLoadingState
  /** Loads what was not loaded, after 'paused' and 'failed'. */
  readonly resume: () => void
}

/**
 * Loads what is known of the user's own movies while it is mounted. It waits while the page is hidden or without a
 * network, is paused from the start where data is saved, and fails when TMDB refuses.
 */
export const useLoadingStatus = <Value>(data: MovieData<Value>): LoadingStatus => {
  const { state, resume } = useShownMovies(data, none)
  return { state: useValue(state), resume }
}

const nothing = (): undefined => undefined

/**
 * What is known of movies, undefined until it has been read, or while not `isOn`. Asks nobody. Renders again only when
 * what `select` returns changes.
 */
export const useKnownMovies = <Value, Selected>(
  kept: KeptMovies<Value>,
  select: (known: ReadonlyMap<MovieId, Value>) => Selected,
  isOn = true,
): Selected | undefined => {
  const app = useApp()
  useValue(app.provider.isDemo)
  useValue(app.settings.region)
  useValue(app.language.current)
  // What is not on may have been read before.
  const chosen: (known: ReadonlyMap<MovieId, Value>) => Selected | undefined = isOn ? select : nothing
  return useQuery({ ...knownMoviesQuery(app, kept), enabled: isOn, select: chosen }).data
}
