import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { sameItems } from '#domain/values/same-items.ts'
import { type MovieLoadingEvent, type Movies, movieLoadingMachine } from '#machines/movie-loading.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import type { CreatePart } from '../app/lazy-parts.ts'
import { type KeptMovies, readKnownMovies } from './movie-cache.ts'

export type MovieLoadingState = 'looking' | 'loading' | 'waiting' | 'paused' | 'failed' | 'complete'

/** Loads what the app needs to know of movies while a part of the screen shows some. */
export interface MovieLoading {
  readonly state: ReadonlySignal<MovieLoadingState>
  /** Loads these before all others, in place of those that the part showed before. */
  readonly show: (part: string, movies: readonly MovieId[]) => void
  readonly leave: (part: string) => void
  readonly pause: () => void
  /** After 'paused' and 'failed'. */
  readonly resume: () => void
}

/** What is loaded of movies. */
export interface MovieSource<Value> {
  readonly kept: KeptMovies<Value>
  /** What `toLoad` follows from, beside what is shown and known. */
  readonly follows: (app: App) => readonly ReadonlySignal<unknown>[]
  /** Each once, those to load first at the beginning. */
  readonly toLoad: (app: App, shown: readonly MovieId[], known: ReadonlyMap<MovieId, Value>) => readonly MovieId[]
  /** Keeps what it loads. */
  readonly load: (app: App, movies: readonly MovieId[], signal: AbortSignal) => Promise<void>
}

type Send = (event: MovieLoadingEvent) => void

const watchOwnMovies = (followed: readonly ReadonlySignal<unknown>[]) =>
  fromCallback(({ sendBack }) => {
    const send: Send = sendBack
    let isFirst = true
    return effect(() => {
      for (const each of followed) each.value
      if (!isFirst) send({ type: 'own movies changed' })
      isFirst = false
    })
  })

const watchForInterruptions = ({ provider, platform }: App) =>
  fromCallback(({ sendBack }) => {
    const send: Send = sendBack
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
  })

const stateOf = (snapshot: SnapshotFrom<typeof movieLoadingMachine>): MovieLoadingState => {
  if (snapshot.matches('complete')) return 'complete'
  if (snapshot.matches('failed')) return 'failed'
  // Also while it looks again for movies: then it will be paused.
  if (snapshot.context.waitsForPerson) return 'paused'
  if (snapshot.matches({ active: 'interrupted' })) return 'waiting'
  return snapshot.matches('active') ? 'loading' : 'looking'
}

const createMovieLoading = <Value>(app: App, { kept, follows, toLoad, load }: MovieSource<Value>): MovieLoading => {
  const flow = createFlow(
    app,
    provideAll(movieLoadingMachine, {
      actors: {
        'find missing movies': fromPromise<Movies, Movies>(async ({ input }) => ({
          movies: toLoad(app, [...new Set(input.movies)], await readKnownMovies(app, kept)),
        })),
        'load movies': fromPromise<void, Movies>(({ input, signal: stopped }) => load(app, input.movies, stopped)),
        'watch own movies': watchOwnMovies(follows(app)),
        'watch for interruptions': watchForInterruptions(app),
      },
      actions: {},
    }),
    { savesData: app.platform.savesData() },
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

/** One for all parts of the screen. */
export const movieLoading =
  <Value>(source: MovieSource<Value>): CreatePart<MovieLoading> =>
  (app) =>
    createMovieLoading(app, source)
