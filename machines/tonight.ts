import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { type ProviderProblem, providerProblem } from '#domain/movie/provider-error.ts'
import {
  type MovieLookup,
  type Obstacle,
  type TonightConditions,
  type TonightMovie,
  withLookups,
} from '#domain/tonight/tonight.ts'
import {
  type Deal,
  dealMovies,
  isFull,
  moviesIn,
  moviesToLookUp,
  newDeal,
  nextRound,
  withEmptySlots,
  withHidden,
} from '#domain/tonight/tonight-deal.ts'
import { actorPort, callbackPort } from './ports.ts'

export interface TonightInput {
  readonly conditions: TonightConditions
  /** The same seed deals the same movies. */
  readonly seed: number
}

export interface TonightContext extends TonightInput {
  /** Hidden by the user. */
  readonly hidden: readonly MovieId[]
  readonly movies: readonly TonightMovie[]
  /** Of the provider's movies, the page to read next; null when there is none. */
  readonly nextPage: number | null
  readonly deal: Deal
  /** What leaves no movie. */
  readonly obstacle: Obstacle | null
  readonly problem: ProviderProblem | null
}

export type TonightEvent =
  | { readonly type: 'conditions changed'; readonly conditions: TonightConditions }
  | { readonly type: 'hidden movies changed'; readonly hidden: readonly MovieId[] }
  | { readonly type: 'another three requested' }
  | { readonly type: 'retry requested' }

export interface Gathered {
  readonly movies: readonly TonightMovie[]
  readonly nextPage: number | null
}

export interface Gathering {
  readonly conditions: TonightConditions
  readonly page: number
}

export interface Lookups {
  readonly lookups: readonly MovieLookup[]
}

export const tonightMachine = setup({
  types: { context: {} as TonightContext, events: {} as TonightEvent, input: {} as TonightInput },
  actors: {
    'gather movies': actorPort<Gathered, Gathering>('gather movies'),
    'look up movies': actorPort<Lookups, Pick<TonightContext, 'conditions'> & { readonly ids: readonly MovieId[] }>(
      'look up movies',
    ),
    'find obstacle': actorPort<Obstacle | null, Pick<TonightContext, 'conditions' | 'movies'>>('find obstacle'),
    /** Sends 'hidden movies changed', also at the start. */
    'watch hidden movies': callbackPort(),
  },
  guards: {
    'movies must be looked up': ({ context }) => moviesToLookUp(context, context.deal).length > 0,
    'three are dealt': ({ context }) => isFull(context.deal),
    'there are more movies': ({ context }) => context.nextPage !== null,
    'some are dealt': ({ context }) => moviesIn(context.deal).length > 0,
    'some were seen': ({ context }) => context.deal.seen.length > 0,
  },
  actions: {
    'keep conditions': assign((_, params: { conditions: TonightConditions }) => ({ conditions: params.conditions })),
    'keep hidden movies': assign(({ context }, { hidden }: { hidden: readonly MovieId[] }) => ({
      hidden,
      deal: withHidden(context.deal, hidden),
    })),
    'forget movies': assign({ movies: [], nextPage: 1, deal: newDeal, obstacle: null, problem: null }),
    'keep movies': assign(({ context }, { movies, nextPage }: Gathered) => ({
      movies: [...context.movies, ...movies],
      nextPage,
    })),
    'keep lookups': assign(({ context }, { lookups }: Lookups) => ({ movies: withLookups(context.movies, lookups) })),
    'keep obstacle': assign((_, obstacle: Obstacle | null) => ({ obstacle: obstacle })),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'deal movies': assign({ deal: ({ context }) => dealMovies(context, context.deal) }),
    'clear slots': assign({ deal: ({ context }) => withEmptySlots(context.deal) }),
    shuffle: assign({ deal: ({ context }) => nextRound(context.deal) }),
  },
}).createMachine({
  id: 'tonight',
  description: 'Choosing a movie for tonight: three at a time, of those that meet the conditions.',
  context: ({ input }) => ({
    ...input,
    hidden: [],
    movies: [],
    nextPage: 1,
    deal: newDeal,
    obstacle: null,
    problem: null,
  }),
  initial: 'gathering',
  invoke: { id: 'watch hidden movies', src: 'watch hidden movies' },
  on: {
    'conditions changed': {
      target: '.gathering',
      reenter: true,
      actions: [{ type: 'keep conditions', params: ({ event }) => event }, 'forget movies'],
    },
    'hidden movies changed': { actions: { type: 'keep hidden movies', params: ({ event }) => event } },
  },
  states: {
    gathering: {
      tags: 'busy',
      description: 'The movies of a list, or pages of the provider.',
      invoke: {
        id: 'gather movies',
        src: 'gather movies',
        input: ({ context: { conditions, nextPage } }) => ({ conditions, page: nextPage ?? 1 }),
        onDone: { target: 'dealing', actions: { type: 'keep movies', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    dealing: {
      always: [
        { guard: 'movies must be looked up', target: 'looking up' },
        { target: 'checking', actions: 'deal movies' },
      ],
    },
    checking: {
      always: [
        { guard: 'three are dealt', target: 'showing' },
        { guard: 'there are more movies', target: 'gathering' },
        { guard: 'some are dealt', target: 'showing' },
        { guard: 'some were seen', target: 'starting over', actions: ['shuffle', 'deal movies'] },
        { target: 'explaining' },
      ],
    },
    'looking up': {
      tags: 'busy',
      description: 'How long they are and who has them, as far as the conditions ask for it.',
      invoke: {
        id: 'look up movies',
        src: 'look up movies',
        input: ({ context }) => ({ conditions: context.conditions, ids: moviesToLookUp(context, context.deal) }),
        onDone: { target: 'dealing', actions: { type: 'keep lookups', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    'starting over': {
      description: 'All were seen.',
      always: [{ guard: 'some are dealt', target: 'showing.all again' }, { target: 'explaining' }],
    },
    showing: {
      initial: 'new ones',
      states: { 'new ones': {}, 'all again': {} },
      on: {
        'another three requested': { target: 'dealing', actions: 'clear slots' },
        'hidden movies changed': {
          target: 'dealing',
          actions: { type: 'keep hidden movies', params: ({ event }) => event },
        },
      },
    },
    explaining: {
      tags: 'busy',
      invoke: {
        id: 'find obstacle',
        src: 'find obstacle',
        input: ({ context: { conditions, movies, hidden } }) => ({
          conditions,
          movies: movies.filter(({ movie }) => !hidden.includes(movie.id)),
        }),
        onDone: { target: 'empty', actions: { type: 'keep obstacle', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    empty: {
      on: {
        'hidden movies changed': {
          target: 'dealing',
          actions: { type: 'keep hidden movies', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'retry requested': { target: 'gathering', actions: 'forget movies' } } },
  },
})
