import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { type ProviderProblem, providerProblem } from '#domain/movie/provider-error.ts'
import {
  type FilmLookup,
  type Obstacle,
  type TonightConditions,
  type TonightFilm,
  withLookups,
} from '#domain/tonight/tonight.ts'
import {
  type Deal,
  dealFilms,
  filmsIn,
  filmsToLookUp,
  isFull,
  newDeal,
  nextRound,
  withEmptySlots,
  withHidden,
} from '#domain/tonight/tonight-deal.ts'
import { actorPort } from './ports.ts'

export interface TonightInput {
  readonly conditions: TonightConditions
  /** Hidden by the person. */
  readonly hidden: readonly MovieId[]
  /** The same seed deals the same films. */
  readonly seed: number
}

export interface TonightContext extends TonightInput {
  readonly films: readonly TonightFilm[]
  /** Of the provider's films, the page to read next; null when there is none. */
  readonly nextPage: number | null
  readonly deal: Deal
  /** What leaves no film. */
  readonly obstacle: Obstacle | null
  readonly problem: ProviderProblem | null
}

export type TonightEvent =
  | { readonly type: 'conditions changed'; readonly conditions: TonightConditions }
  | { readonly type: 'hidden films changed'; readonly hidden: readonly MovieId[] }
  | { readonly type: 'another three requested' }
  | { readonly type: 'retry requested' }

export interface Gathered {
  readonly films: readonly TonightFilm[]
  readonly nextPage: number | null
}

export interface Gathering {
  readonly conditions: TonightConditions
  readonly page: number
}

export interface Lookups {
  readonly lookups: readonly FilmLookup[]
}

export const tonightMachine = setup({
  types: { context: {} as TonightContext, events: {} as TonightEvent, input: {} as TonightInput },
  actors: {
    'gather films': actorPort<Gathered, Gathering>('gather films'),
    'look up films': actorPort<Lookups, Pick<TonightContext, 'conditions'> & { readonly ids: readonly MovieId[] }>(
      'look up films',
    ),
    'find obstacle': actorPort<Obstacle | null, Pick<TonightContext, 'conditions' | 'films'>>('find obstacle'),
  },
  guards: {
    'films must be looked up': ({ context }) => filmsToLookUp(context, context.deal).length > 0,
    'three are dealt': ({ context }) => isFull(context.deal),
    'there are more films': ({ context }) => context.nextPage !== null,
    'some are dealt': ({ context }) => filmsIn(context.deal).length > 0,
    'some were seen': ({ context }) => context.deal.seen.length > 0,
  },
  actions: {
    'keep conditions': assign((_, params: { conditions: TonightConditions }) => ({ conditions: params.conditions })),
    'keep hidden films': assign(({ context }, { hidden }: { hidden: readonly MovieId[] }) => ({
      hidden,
      deal: withHidden(context.deal, hidden),
    })),
    'forget films': assign({ films: [], nextPage: 1, deal: newDeal, obstacle: null, problem: null }),
    'keep films': assign(({ context }, { films, nextPage }: Gathered) => ({
      films: [...context.films, ...films],
      nextPage,
    })),
    'keep lookups': assign(({ context }, { lookups }: Lookups) => ({ films: withLookups(context.films, lookups) })),
    'keep obstacle': assign((_, params: { obstacle: Obstacle | null }) => ({ obstacle: params.obstacle })),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'deal films': assign({ deal: ({ context }) => dealFilms(context, context.deal) }),
    'clear slots': assign({ deal: ({ context }) => withEmptySlots(context.deal) }),
    shuffle: assign({ deal: ({ context }) => nextRound(context.deal) }),
  },
}).createMachine({
  id: 'tonight',
  description: 'Choosing a film for tonight: three at a time, of those that meet the conditions.',
  context: ({ input }) => ({ ...input, films: [], nextPage: 1, deal: newDeal, obstacle: null, problem: null }),
  initial: 'gathering',
  on: {
    'conditions changed': {
      target: '.gathering',
      reenter: true,
      actions: [{ type: 'keep conditions', params: ({ event }) => event }, 'forget films'],
    },
    'hidden films changed': { actions: { type: 'keep hidden films', params: ({ event }) => event } },
  },
  states: {
    gathering: {
      tags: 'busy',
      description: 'The films of a list, or pages of the provider.',
      invoke: {
        id: 'gather films',
        src: 'gather films',
        input: ({ context: { conditions, nextPage } }) => ({ conditions, page: nextPage ?? 1 }),
        onDone: { target: 'dealing', actions: { type: 'keep films', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    dealing: {
      always: [
        { guard: 'films must be looked up', target: 'looking up' },
        { target: 'checking', actions: 'deal films' },
      ],
    },
    checking: {
      always: [
        { guard: 'three are dealt', target: 'showing' },
        { guard: 'there are more films', target: 'gathering' },
        { guard: 'some are dealt', target: 'showing' },
        { guard: 'some were seen', target: 'starting over', actions: ['shuffle', 'deal films'] },
        { target: 'explaining' },
      ],
    },
    'looking up': {
      tags: 'busy',
      description: 'How long they are and who has them, as far as the conditions ask for it.',
      invoke: {
        id: 'look up films',
        src: 'look up films',
        input: ({ context }) => ({ conditions: context.conditions, ids: filmsToLookUp(context, context.deal) }),
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
        'hidden films changed': {
          target: 'dealing',
          actions: { type: 'keep hidden films', params: ({ event }) => event },
        },
      },
    },
    explaining: {
      tags: 'busy',
      invoke: {
        id: 'find obstacle',
        src: 'find obstacle',
        input: ({ context: { conditions, films, hidden } }) => ({
          conditions,
          films: films.filter(({ movie }) => !hidden.includes(movie.id)),
        }),
        onDone: {
          target: 'empty',
          actions: { type: 'keep obstacle', params: ({ event }) => ({ obstacle: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    empty: {
      on: {
        'hidden films changed': {
          target: 'dealing',
          actions: { type: 'keep hidden films', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'retry requested': { target: 'gathering', actions: 'forget films' } } },
  },
})
