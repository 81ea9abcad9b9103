import { assign, setup } from 'xstate'
import type { GenreSort } from '../src/domain/discover.ts'
import {
  arriveAt,
  type DiscoverAddress,
  type DiscoverMemory,
  type DiscoverPlace,
  type DiscoverTab,
  followAddress,
  saysPlace,
  turnTo,
} from '../src/domain/discover-place.ts'

/** What a person chose to see on the tabs. */
export interface DiscoverChoices {
  /** TMDB's id of the genre. */
  readonly genreId: number
  readonly sort: GenreSort
  /** TMDB ids of streaming services, any of which will do; none for all movies. */
  readonly providers: readonly number[]
}

export interface DiscoverInput {
  readonly address: DiscoverAddress
  readonly memory: DiscoverMemory
  readonly choices: DiscoverChoices
}

export interface DiscoverContext extends DiscoverChoices {
  readonly place: DiscoverPlace
  /** The address on arrival. */
  readonly arrival: DiscoverAddress
}

export type DiscoverEvent =
  | { readonly type: 'tab chosen'; readonly tab: DiscoverTab }
  | { readonly type: 'page turned'; readonly page: number }
  | { readonly type: 'genre chosen'; readonly genreId: number }
  | { readonly type: 'order chosen'; readonly sort: GenreSort }
  | { readonly type: 'providers chosen'; readonly providers: readonly number[] }
  | { readonly type: 'search cleared' }
  | { readonly type: 'address changed'; readonly address: DiscoverAddress }

/** `push` when Back should return to what was before, `replace` when nothing of it is in the address. */
export interface AddressChange {
  readonly place: DiscoverPlace
  readonly history: 'push' | 'replace'
}

type In = { readonly context: DiscoverContext }
const pushed = ({ context }: In): AddressChange => ({ place: context.place, history: 'push' })
const replaced = ({ context }: In): AddressChange => ({ place: context.place, history: 'replace' })

/** Another choice makes another list: its first page, in place of the page that it had. */
const fromPageOne = [
  { type: 'turn to page', params: { page: 1 } },
  { type: 'write address', params: replaced },
] as const

/**
 * Where a person is in Discover: on which tab, on which page of it, with which choices.
 * What a person does is written to the address; what the browser does to the address is only followed.
 */
export const discoverTabsMachine = setup({
  types: { context: {} as DiscoverContext, events: {} as DiscoverEvent, input: {} as DiscoverInput },
  guards: {
    'the address says where': ({ context }) => saysPlace(context.arrival, context.place),
    'the place is among genres': ({ context }) => context.place.tab === 'genre',
    'the place is a search': ({ context }) => context.place.tab === 'search' && context.place.query !== '',
    'the place is a search without a query': ({ context }) => context.place.tab === 'search',
  },
  actions: {
    'turn to': assign({
      place: ({ context }, params: { tab: DiscoverTab; page: number }) =>
        turnTo(context.place, params.tab, params.page),
    }),
    'turn to page': assign({
      place: ({ context }, params: { page: number }) => turnTo(context.place, context.place.tab, params.page),
    }),
    'follow address': assign({
      place: ({ context }, params: { address: DiscoverAddress }) => followAddress(context.place, params.address),
    }),
    'forget the query': assign({
      place: ({ context }) => ({ ...turnTo(context.place, 'search', 1), query: '' }),
    }),
    'keep genre': assign((_, params: { genreId: number }) => ({ genreId: params.genreId })),
    'keep order': assign((_, params: { sort: GenreSort }) => ({ sort: params.sort })),
    'keep providers': assign((_, params: { providers: readonly number[] }) => ({ providers: params.providers })),
    'write address': (_, _params: AddressChange) => {},
  },
}).createMachine({
  id: 'discover tabs',
  description: 'Finding something to watch: trending, by genre, or by a search.',
  context: ({ input }) => ({
    place: arriveAt(input.address, input.memory),
    arrival: input.address,
    ...input.choices,
  }),
  initial: 'arriving',
  on: {
    'tab chosen': {
      description: 'Every tab is entered on its page 1; the others keep their pages.',
      target: '.settling',
      actions: [
        { type: 'turn to', params: ({ event }) => ({ tab: event.tab, page: 1 }) },
        { type: 'write address', params: pushed },
      ],
    },
    'page turned': {
      description: 'Back leads to the page before.',
      actions: [
        { type: 'turn to page', params: ({ event }) => event },
        { type: 'write address', params: pushed },
      ],
    },
    'address changed': {
      description: 'What the browser does to the address is followed, and never written back.',
      target: '.settling',
      actions: { type: 'follow address', params: ({ event }) => event },
    },
  },
  states: {
    arriving: {
      description: 'What is remembered and the address leaves open is written to it, in its place.',
      always: [
        { guard: 'the address says where', target: 'settling' },
        { target: 'settling', actions: { type: 'write address', params: replaced } },
      ],
    },
    settling: {
      description: 'The place says which tab it is.',
      always: [
        { guard: 'the place is among genres', target: 'genre' },
        { guard: 'the place is a search', target: 'search.showing results' },
        { guard: 'the place is a search without a query', target: 'search.without a query' },
        { target: 'trending' },
      ],
    },
    trending: {
      description: 'What is watched this week; the services chosen narrow it down.',
      on: {
        'providers chosen': {
          actions: [{ type: 'keep providers', params: ({ event }) => event }, ...fromPageOne],
        },
      },
    },
    genre: {
      description: 'The movies of one genre, in an order, on the services chosen.',
      on: {
        'genre chosen': {
          actions: [{ type: 'keep genre', params: ({ event }) => event }, ...fromPageOne],
        },
        'order chosen': {
          actions: [{ type: 'keep order', params: ({ event }) => event }, ...fromPageOne],
        },
        'providers chosen': {
          actions: [{ type: 'keep providers', params: ({ event }) => event }, ...fromPageOne],
        },
      },
    },
    search: {
      description: 'The results of a search, or the hint how to start one.',
      initial: 'without a query',
      states: {
        'showing results': {
          description: 'The pages of what was found.',
          on: {
            'search cleared': {
              description: 'The query is forgotten, and Back brings it back.',
              target: 'without a query',
              actions: ['forget the query', { type: 'write address', params: pushed }],
            },
          },
        },
        'without a query': {
          description: 'A hint, and genres to choose from: choosing one replaces the search by the genre tab.',
          on: {
            'page turned': { description: 'Without results there are no pages to turn.' },
            'genre chosen': {
              description: 'The search gives way to the genre tab.',
              target: '#discover tabs.genre',
              actions: [
                { type: 'keep genre', params: ({ event }) => event },
                { type: 'turn to', params: { tab: 'genre', page: 1 } },
                { type: 'write address', params: replaced },
              ],
            },
          },
        },
      },
    },
  },
})
