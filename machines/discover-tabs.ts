import { assign, enqueueActions, setup } from 'xstate'
import type { GenreSort } from '#domain/movie/discover.ts'
import {
  addressOf,
  type DiscoverAddress,
  type DiscoverLocation,
  type DiscoverMemory,
  type DiscoverTab,
  initialLocation,
  leadsTo,
  locationAfterNavigation,
  withPageOf,
} from '#domain/movie/discover-location.ts'
import { actionPort, type InitEvent } from './ports.ts'

export interface DiscoverInput {
  readonly address: DiscoverAddress
  readonly memory: DiscoverMemory
}

export interface DiscoverContext extends Omit<DiscoverLocation, 'tab'> {
  /** What the browser's address says. */
  readonly address: DiscoverAddress
}

export type DiscoverEvent =
  | { readonly type: 'tab chosen'; readonly tab: DiscoverTab }
  | { readonly type: 'page chosen'; readonly page: number }
  | { readonly type: 'genre chosen'; readonly genreId: number }
  | { readonly type: 'order chosen'; readonly sort: GenreSort }
  | { readonly type: 'services chosen'; readonly services: readonly number[] }
  | { readonly type: 'search cleared' }
  | { readonly type: 'address changed'; readonly address: DiscoverAddress }

/** `push` makes a history entry for Back; `replace` when the address had left the tab or page open. */
export interface AddressChange {
  readonly target: DiscoverLocation
  readonly history: 'push' | 'replace'
}

type Event = DiscoverEvent | InitEvent<DiscoverInput>
type Destination = Pick<DiscoverLocation, 'tab' | 'query'>

export const locationOf = (context: Omit<DiscoverLocation, 'tab'>, tab: DiscoverTab): DiscoverLocation => {
  const { pages, query, genreId, sort, services } = context
  return { tab, pages, query, genreId, sort, services }
}

const arrival = ({ event }: { readonly event: Event }): Destination =>
  event.type === 'xstate.init'
    ? initialLocation(event.input.address, event.input.memory)
    : { tab: 'trending', query: '' }

type Update = { readonly tab: DiscoverTab; readonly history: AddressChange['history'] }
type WriteAddress = { readonly type: 'write address'; readonly params: AddressChange }

type When<Type extends DiscoverEvent['type']> = {
  readonly context: DiscoverContext
  readonly event: Extract<DiscoverEvent, { type: Type }>
}
const chosen = ({ context, event }: When<'tab chosen'>): Destination => ({ tab: event.tab, query: context.query })
const followed = ({ context, event }: When<'address changed'>): Destination =>
  locationAfterNavigation(locationOf(context, 'trending'), event.address)

const follow = { type: 'follow address', params: ({ event }: When<'address changed'>) => event } as const
const update = (tab: DiscoverTab, history: AddressChange['history']) =>
  ({ type: 'update address', params: { tab, history } }) as const
const remember = (tab: DiscoverTab) =>
  ({
    type: 'remember',
    params: ({ context }: { readonly context: DiscoverContext }) => locationOf(context, tab),
  }) as const

const enterTab = (tab: DiscoverTab) => [{ type: 'set page', params: { tab, page: 1 } }, update(tab, 'push')] as const
const choosePage = (tab: DiscoverTab) =>
  [
    { type: 'set page', params: ({ event }: When<'page chosen'>) => ({ tab, page: event.page }) },
    update(tab, 'push'),
    remember(tab),
  ] as const
const startOver = (tab: DiscoverTab, history: AddressChange['history']) =>
  [{ type: 'set page', params: { tab, page: 1 } }, update(tab, history), remember(tab)] as const

export const discoverTabsMachine = setup({
  types: { context: {} as DiscoverContext, events: {} as Event, input: {} as DiscoverInput },
  guards: {
    'destination is trending': (_, { tab }: Destination) => tab === 'trending',
    'destination is genre': (_, { tab }: Destination) => tab === 'genre',
    'there is a query': (_, { query }: Destination) => query !== '',
  },
  actions: {
    'set page': assign({
      pages: ({ context }, { tab, page }: { tab: DiscoverTab; page: number }) =>
        withPageOf(locationOf(context, tab), tab, page).pages,
    }),
    'follow address': assign(({ context }, { address }: { address: DiscoverAddress }) => {
      const { tab: _, ...location } = locationAfterNavigation(locationOf(context, 'trending'), address)
      return { ...location, address }
    }),
    'clear query': assign({ query: '' }),
    'keep genre': assign((_, params: { genreId: number }) => ({ genreId: params.genreId })),
    'keep order': assign((_, params: { sort: GenreSort }) => ({ sort: params.sort })),
    'keep services': assign((_, params: { services: readonly number[] }) => ({ services: params.services })),
    'write address': actionPort<AddressChange>(),
    remember: actionPort<DiscoverLocation>(),
  },
})
  .extend({
    actions: {
      'update address': enqueueActions<DiscoverContext, Event, Update, Event, never, WriteAddress, never, never, never>(
        ({ context, enqueue }, { tab, history }) => {
          const target = locationOf(context, tab)
          if (leadsTo(context.address, target)) return
          enqueue.assign({ address: addressOf(target) })
          enqueue({ type: 'write address', params: { target, history } })
        },
      ),
    },
  })
  .createMachine({
    id: 'discover tabs',
    description: 'Finding something to watch: trending, by genre or by search.',
    context: ({ input }) => {
      const { tab: _, ...location } = initialLocation(input.address, input.memory)
      return { ...location, address: input.address }
    },
    initial: 'arriving',
    on: {
      'tab chosen': [
        {
          guard: { type: 'destination is trending', params: chosen },
          target: '.trending',
          actions: enterTab('trending'),
        },
        { guard: { type: 'destination is genre', params: chosen }, target: '.genre', actions: enterTab('genre') },
        {
          guard: { type: 'there is a query', params: chosen },
          target: '.search.showing results',
          actions: enterTab('search'),
        },
        { target: '.search.without a query', actions: enterTab('search') },
      ],
      'address changed': [
        { guard: { type: 'destination is trending', params: followed }, target: '.trending', actions: follow },
        { guard: { type: 'destination is genre', params: followed }, target: '.genre', actions: follow },
        { guard: { type: 'there is a query', params: followed }, target: '.search.showing results', actions: follow },
        { target: '.search.without a query', actions: follow },
      ],
    },
    states: {
      arriving: {
        description: 'Whatever the address leaves out comes from the last visit, and is added to the address.',
        always: [
          {
            guard: { type: 'destination is trending', params: arrival },
            target: 'trending',
            actions: update('trending', 'replace'),
          },
          {
            guard: { type: 'destination is genre', params: arrival },
            target: 'genre',
            actions: update('genre', 'replace'),
          },
          {
            guard: { type: 'there is a query', params: arrival },
            target: 'search.showing results',
            actions: update('search', 'replace'),
          },
          { target: 'search.without a query', actions: update('search', 'replace') },
        ],
      },
      trending: {
        entry: remember('trending'),
        on: {
          'page chosen': { actions: choosePage('trending') },
          'services chosen': {
            actions: [{ type: 'keep services', params: ({ event }) => event }, ...startOver('trending', 'replace')],
          },
        },
      },
      genre: {
        entry: remember('genre'),
        on: {
          'page chosen': { actions: choosePage('genre') },
          'genre chosen': {
            description: 'Back restores the previous genre.',
            actions: [{ type: 'keep genre', params: ({ event }) => event }, ...startOver('genre', 'push')],
          },
          'order chosen': {
            actions: [{ type: 'keep order', params: ({ event }) => event }, ...startOver('genre', 'push')],
          },
          'services chosen': {
            actions: [{ type: 'keep services', params: ({ event }) => event }, ...startOver('genre', 'replace')],
          },
        },
      },
      search: {
        initial: 'without a query',
        states: {
          'showing results': {
            entry: remember('search'),
            on: {
              'page chosen': { actions: choosePage('search') },
              'search cleared': {
                description: 'Back restores the query.',
                target: 'without a query',
                actions: ['clear query', ...enterTab('search')],
              },
            },
          },
          'without a query': {
            description: 'A hint on how to search, and genres to choose instead.',
            entry: remember('search'),
            on: {
              'genre chosen': {
                description: 'Opens the genre tab.',
                target: '#discover tabs.genre',
                actions: [
                  { type: 'keep genre', params: ({ event }) => event },
                  { type: 'set page', params: { tab: 'genre', page: 1 } },
                  update('genre', 'replace'),
                ],
              },
            },
          },
        },
      },
    },
  })
