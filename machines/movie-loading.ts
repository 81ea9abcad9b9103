import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { actorPort, callbackPort } from './ports.ts'

/** Loaded before the next ones are chosen. */
const moviesAtOnce = 24

export interface MovieLoadingInput {
  /** The user asked the browser to save data. */
  readonly savesData: boolean
}

/** A part of the screen, and the movies to load first because of it. */
export interface ShownMovies {
  readonly part: string
  readonly movies: readonly MovieId[]
}

export interface MovieLoadingContext extends MovieLoadingInput {
  readonly shown: readonly ShownMovies[]
  /** While it is active: those that are not loaded yet. */
  readonly missing: readonly MovieId[]
  /** Until the user lets it go on. */
  readonly waitsForUser: boolean
}

export type MovieLoadingEvent =
  /** In place of those that the part showed before. */
  | ({ readonly type: 'movies shown' } & ShownMovies)
  | { readonly type: 'part left'; readonly part: string }
  | { readonly type: 'own movies changed' }
  | { readonly type: 'pause requested' }
  | { readonly type: 'continue requested' }
  /** The page is hidden, or there is no network. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'interruption ended' }

export interface Movies {
  readonly movies: readonly MovieId[]
}

const areAmong = (movies: readonly MovieId[], shown: readonly ShownMovies[]): boolean => {
  const all = new Set(shown.flatMap((each) => each.movies))
  return movies.every((id) => all.has(id))
}

const without = (shown: readonly ShownMovies[], part: string) => shown.filter((each) => each.part !== part)

export const movieLoadingMachine = setup({
  types: { context: {} as MovieLoadingContext, events: {} as MovieLoadingEvent, input: {} as MovieLoadingInput },
  actors: {
    /** Takes those that are shown; resolves with those to load, the first ones first. */
    'find missing movies': actorPort<Movies, Movies>('find missing movies'),
    'load movies': actorPort<void, Movies>('load movies'),
    /** Sends 'own movies changed' when other movies may be missing, whatever is shown. */
    'watch own movies': callbackPort(),
    /** Sends 'interrupted' and 'interruption ended'. */
    'watch for interruptions': callbackPort(),
  },
  delays: { 'settling time': 50 },
  guards: {
    'they are shown already': ({ context }, { movies }: ShownMovies) => areAmong(movies, context.shown),
    'another part is left': ({ context }, { part }: Pick<ShownMovies, 'part'>) =>
      without(context.shown, part).length > 0,
    'no part is left': ({ context }) => context.shown.length === 0,
    'none is missing': (_, params: Movies) => params.movies.length === 0,
    'it waits for the user': ({ context }) => context.waitsForUser,
    'these were the last': ({ context }) => context.missing.length <= moviesAtOnce,
  },
  actions: {
    'keep shown movies': assign(({ context }, { part, movies }: ShownMovies) => ({
      shown: [...without(context.shown, part), { part, movies }],
    })),
    'forget part': assign(({ context }, { part }: Pick<ShownMovies, 'part'>) => ({
      shown: without(context.shown, part),
    })),
    'keep missing movies': assign((_, { movies }: Movies) => ({ missing: movies })),
    'remove loaded movies': assign(({ context }) => ({ missing: context.missing.slice(moviesAtOnce) })),
    'wait for the user': assign({ waitsForUser: true }),
    'wait no longer': assign({ waitsForUser: false }),
    'wait where data is saved': assign(({ context }) => ({ waitsForUser: context.savesData })),
  },
}).createMachine({
  id: 'movie loading',
  description: 'Loading what the app needs to know of many movies, in the background.',
  context: ({ input: { savesData } }) => ({ savesData, shown: [], missing: [], waitsForUser: savesData }),
  initial: 'idle',
  invoke: { id: 'watch own movies', src: 'watch own movies' },
  on: {
    'movies shown': [
      {
        guard: { type: 'they are shown already', params: ({ event }) => event },
        actions: { type: 'keep shown movies', params: ({ event }) => event },
      },
      { target: '.settling', actions: { type: 'keep shown movies', params: ({ event }) => event } },
    ],
    'part left': [
      {
        guard: { type: 'another part is left', params: ({ event }) => event },
        actions: { type: 'forget part', params: ({ event }) => event },
        description: 'A card whose movie is known needs no more: that must not interrupt the others.',
      },
      { target: '.settling', actions: { type: 'forget part', params: ({ event }) => event } },
    ],
    'own movies changed': '.settling',
    'pause requested': { actions: 'wait for the user' },
    'continue requested': { actions: 'wait no longer' },
  },
  states: {
    idle: {
      description: 'No part of the screen needs to know anything.',
      on: {
        'movies shown': { target: 'settling', actions: { type: 'keep shown movies', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'A click on a card must not wait for the order of thousands of movies.',
      after: {
        'settling time': [
          { guard: 'no part is left', target: 'idle', actions: 'wait where data is saved' },
          { target: 'looking' },
        ],
      },
    },
    looking: {
      description: 'Most of it is kept in the browser.',
      invoke: {
        id: 'find missing movies',
        src: 'find missing movies',
        input: ({ context: { shown } }) => ({ movies: shown.flatMap(({ movies }) => movies) }),
        onDone: [
          { guard: { type: 'none is missing', params: ({ event }) => event.output }, target: 'complete' },
          { guard: 'it waits for the user', target: 'paused' },
          { target: 'active', actions: { type: 'keep missing movies', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    active: {
      invoke: { id: 'watch for interruptions', src: 'watch for interruptions' },
      initial: 'loading',
      on: { 'pause requested': { target: 'paused', actions: 'wait for the user' } },
      states: {
        loading: {
          invoke: {
            id: 'load movies',
            src: 'load movies',
            input: ({ context: { missing } }) => ({ movies: missing.slice(0, moviesAtOnce) }),
            onDone: [
              { guard: 'these were the last', target: '#movie loading.complete' },
              { target: 'loading', reenter: true, actions: 'remove loaded movies' },
            ],
            onError: '#movie loading.failed',
          },
          on: { interrupted: 'interrupted' },
        },
        interrupted: { on: { 'interruption ended': 'loading' } },
      },
    },
    paused: { on: { 'continue requested': { target: 'looking', actions: 'wait no longer' } } },
    failed: { on: { 'continue requested': { target: 'looking', actions: 'wait no longer' } } },
    complete: {},
  },
})
