import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { actorPort, callbackPort } from './ports.ts'

/** Loaded before the next ones are chosen. */
const moviesAtOnce = 24

export interface MovieLoadingInput {
  /** Those to load first are first. */
  readonly movies: readonly MovieId[]
  /** The person asked the browser to save data. */
  readonly savesData: boolean
}

export interface MovieLoadingContext extends MovieLoadingInput {
  readonly missing: readonly MovieId[]
}

export type MovieLoadingEvent =
  | { readonly type: 'movies changed'; readonly movies: readonly MovieId[] }
  | { readonly type: 'pause requested' }
  | { readonly type: 'continue requested' }
  /** The page is hidden, or there is no network. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'interruption ended' }

export interface Movies {
  readonly movies: readonly MovieId[]
}

export const movieLoadingMachine = setup({
  types: { context: {} as MovieLoadingContext, events: {} as MovieLoadingEvent, input: {} as MovieLoadingInput },
  actors: {
    'find missing movies': actorPort<Movies, Movies>('find missing movies'),
    'load movies': actorPort<void, Movies>('load movies'),
    /** Sends 'interrupted' and 'interruption ended'. */
    'watch for interruptions': callbackPort(),
  },
  guards: {
    'none is missing': (_, params: Movies) => params.movies.length === 0,
    'data is saved': ({ context }) => context.savesData,
    'these were the last': ({ context }) => context.missing.length <= moviesAtOnce,
  },
  actions: {
    'keep movies': assign((_, params: Movies) => ({ movies: params.movies })),
    'keep missing movies': assign((_, params: Movies) => ({ missing: params.movies })),
    'remove loaded movies': assign(({ context }) => ({ missing: context.missing.slice(moviesAtOnce) })),
    'stop saving data': assign({ savesData: false }),
  },
}).createMachine({
  id: 'movie loading',
  description: 'Loading what the app needs to know of many movies, in the background.',
  context: ({ input }) => ({ ...input, missing: [] }),
  initial: 'looking',
  on: {
    'movies changed': { target: '.looking', actions: { type: 'keep movies', params: ({ event }) => event } },
  },
  states: {
    looking: {
      description: 'Most of it is kept in the browser.',
      invoke: {
        id: 'find missing movies',
        src: 'find missing movies',
        input: ({ context: { movies } }) => ({ movies }),
        onDone: [
          {
            guard: { type: 'none is missing', params: ({ event }) => event.output },
            target: 'complete',
            actions: { type: 'keep missing movies', params: ({ event }) => event.output },
          },
          {
            guard: 'data is saved',
            target: 'paused',
            actions: { type: 'keep missing movies', params: ({ event }) => event.output },
          },
          { target: 'active', actions: { type: 'keep missing movies', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    active: {
      invoke: { id: 'watch for interruptions', src: 'watch for interruptions' },
      initial: 'loading',
      on: { 'pause requested': 'paused' },
      states: {
        loading: {
          invoke: {
            id: 'load movies',
            src: 'load movies',
            input: ({ context: { missing } }) => ({ movies: missing.slice(0, moviesAtOnce) }),
            onDone: [
              { guard: 'these were the last', target: '#movie loading.complete', actions: 'remove loaded movies' },
              { target: 'loading', reenter: true, actions: 'remove loaded movies' },
            ],
            onError: '#movie loading.failed',
          },
          on: { interrupted: 'interrupted' },
        },
        interrupted: { on: { 'interruption ended': 'loading' } },
      },
    },
    paused: {
      on: {
        'continue requested': { target: 'looking', actions: 'stop saving data' },
        'movies changed': {
          actions: { type: 'keep movies', params: ({ event }) => event },
          description: 'It stays paused.',
        },
      },
    },
    failed: { on: { 'continue requested': 'looking' } },
    complete: {},
  },
})
