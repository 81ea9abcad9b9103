import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { actorPort, callbackPort } from './ports.ts'

/** Loaded before the next ones are chosen. */
const filmsAtOnce = 24

export interface FilmLoadingInput {
  /** Those to load first are first. */
  readonly films: readonly MovieId[]
  /** The person asked the browser to save data. */
  readonly savesData: boolean
}

export interface FilmLoadingContext extends FilmLoadingInput {
  readonly missing: readonly MovieId[]
}

export type FilmLoadingEvent =
  | { readonly type: 'films changed'; readonly films: readonly MovieId[] }
  | { readonly type: 'pause requested' }
  | { readonly type: 'continue requested' }
  /** The page is hidden, or there is no network. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'interruption ended' }

export interface Films {
  readonly films: readonly MovieId[]
}

export const filmLoadingMachine = setup({
  types: { context: {} as FilmLoadingContext, events: {} as FilmLoadingEvent, input: {} as FilmLoadingInput },
  actors: {
    'find missing films': actorPort<Films, Films>('find missing films'),
    'load films': actorPort<void, Films>('load films'),
    /** Sends 'interrupted' and 'interruption ended'. */
    'watch for interruptions': callbackPort(),
  },
  guards: {
    'none is missing': (_, params: Films) => params.films.length === 0,
    'data is saved': ({ context }) => context.savesData,
    'these were the last': ({ context }) => context.missing.length <= filmsAtOnce,
  },
  actions: {
    'keep films': assign((_, params: Films) => ({ films: params.films })),
    'keep missing films': assign((_, params: Films) => ({ missing: params.films })),
    'remove loaded films': assign(({ context }) => ({ missing: context.missing.slice(filmsAtOnce) })),
    'stop saving data': assign({ savesData: false }),
  },
}).createMachine({
  id: 'film loading',
  description: 'Loading what the app needs to know of many films, in the background.',
  context: ({ input }) => ({ ...input, missing: [] }),
  initial: 'looking',
  on: {
    'films changed': { target: '.looking', actions: { type: 'keep films', params: ({ event }) => event } },
  },
  states: {
    looking: {
      description: 'Most of it is kept in the browser.',
      invoke: {
        id: 'find missing films',
        src: 'find missing films',
        input: ({ context: { films } }) => ({ films }),
        onDone: [
          {
            guard: { type: 'none is missing', params: ({ event }) => event.output },
            target: 'complete',
            actions: { type: 'keep missing films', params: ({ event }) => event.output },
          },
          {
            guard: 'data is saved',
            target: 'paused',
            actions: { type: 'keep missing films', params: ({ event }) => event.output },
          },
          { target: 'active', actions: { type: 'keep missing films', params: ({ event }) => event.output } },
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
            id: 'load films',
            src: 'load films',
            input: ({ context: { missing } }) => ({ films: missing.slice(0, filmsAtOnce) }),
            onDone: [
              { guard: 'these were the last', target: '#film loading.complete', actions: 'remove loaded films' },
              { target: 'loading', reenter: true, actions: 'remove loaded films' },
            ],
            onError: '#film loading.failed',
          },
          on: { interrupted: 'interrupted' },
        },
        interrupted: { on: { 'interruption ended': 'loading' } },
      },
    },
    paused: {
      on: {
        'continue requested': { target: 'looking', actions: 'stop saving data' },
        'films changed': {
          actions: { type: 'keep films', params: ({ event }) => event },
          description: 'It stays paused.',
        },
      },
    },
    failed: { on: { 'continue requested': 'looking' } },
    complete: {},
  },
})
