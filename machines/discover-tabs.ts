import { assign, setup } from 'xstate'
import type { GenreSort } from '#domain/movie/discover.ts'
import {
  type DiscoverAddress,
  type DiscoverChoices,
  type DiscoverLocation,
  type DiscoverMemory,
  type DiscoverTab,
  discoverSearch,
  initialLocation,
  locationAfterNavigation,
  searchLedTo,
  withPageOf,
} from '#domain/movie/discover-location.ts'
import { actionPort, callbackPort, type InitEvent } from './ports.ts'

export interface DiscoverInput {
  readonly address: DiscoverAddress
  readonly memory: DiscoverMemory
}

export interface DiscoverContext extends Omit<DiscoverLocation, 'tab'> {
  /** The query string of the location that the browser's address leads to. */
  readonly address: string
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
interface When<Type extends Event['type']> {
  readonly context: DiscoverContext
  readonly event: Extract<Event, { type: Type }>
}
type ChoiceMade = 'genre chosen' | 'order chosen' | 'services chosen'
interface Choice extends Partial<DiscoverChoices & Pick<DiscoverLocation, 'query'>> {
  readonly tab: DiscoverTab
  readonly page: number
}
type History = AddressChange['history']

export const locationOf = ({ address: _, ...location }: DiscoverContext, tab: DiscoverTab): DiscoverLocation => ({
  ...location,
  tab,
})
const destinationOf = (event: Event): DiscoverTab | null => {
  if (event.type === 'xstate.init') return initialLocation(event.input.address, event.input.memory).tab
  if (event.type === 'tab chosen') return event.tab
  return event.type === 'address changed' ? event.address.tab : null
}
const historyOf = ({ type }: Event): History =>
  type === 'xstate.init' || type === 'services chosen' ? 'replace' : 'push'

const on =
  (tab: DiscoverTab) =>
  ({ context }: Pick<When<Event['type']>, 'context'>) =>
    locationOf(context, tab)
const remember = (tab: DiscoverTab) => ({ type: 'remember', params: on(tab) }) as const
const write = (tab: DiscoverTab, history?: History) => {
  const params = ({ context, event }: When<Event['type']>): AddressChange => ({
    target: locationOf(context, tab),
    history: history ?? historyOf(event),
  })
  return [
    { type: 'write address', params },
    { type: 'keep address', params },
  ] as const
}
const stayInStep = (tab: DiscoverTab) =>
  ({ guard: { type: 'address leads elsewhere', params: on(tab) }, actions: write(tab) }) as const
const choose = (tab: DiscoverTab) =>
  ({
    type: 'keep choice',
    params: ({ event: { type: _, ...choice } }: When<'page chosen' | ChoiceMade>) => ({ tab, page: 1, ...choice }),
  }) as const

export const discoverTabsMachine = setup({
  types: { context: {} as DiscoverContext, events: {} as Event, input: {} as DiscoverInput },
  actors: {
    /** Sends 'address changed'. */
    'watch address': callbackPort(),
  },
  guards: {
    'destination is genre': ({ event }) => destinationOf(event) === 'genre',
    'destination is search': ({ event }) => destinationOf(event) === 'search',
    'destination is results': ({ context, event }) => destinationOf(event) === 'search' && context.query !== '',
    'address leads elsewhere': ({ context }, location: DiscoverLocation) =>
      discoverSearch(location) !== context.address,
  },
  actions: {
    'follow address': assign(({ context }, { address }: { address: DiscoverAddress }) => {
      const { tab, ...location } = locationAfterNavigation(locationOf(context, 'trending'), address)
      return { ...location, address: discoverSearch({ ...location, tab }) }
    }),
    'keep choice': assign(({ context }, { tab, page, ...choice }: Choice) => ({
      ...choice,
      pages: withPageOf(locationOf(context, tab), tab, page).pages,
    })),
    'keep address': assign((_, { target }: AddressChange) => ({ address: discoverSearch(target) })),
    'write address': actionPort<AddressChange>(),
    remember: actionPort<DiscoverLocation>(),
  },
}).createMachine({
  id: 'discover tabs',
  description: 'Finding something to watch: trending, by genre or by search.',
  context: ({ input: { address, memory } }) => {
    const { tab, ...location } = initialLocation(address, memory)
    return { ...location, address: searchLedTo(address, { ...location, tab }) }
  },
  initial: 'arriving',
  invoke: { id: 'watch address', src: 'watch address' },
  on: {
    'tab chosen': {
      target: '.arriving',
      actions: { type: 'keep choice', params: ({ event: { tab } }) => ({ tab, page: 1 }) },
    },
    'address changed': {
      target: '.arriving',
      actions: { type: 'follow address', params: ({ event }) => event },
    },
  },
  states: {
    arriving: {
      description: 'At first, what the address leaves out comes from the last visit, and is added to the address.',
      always: [
        { guard: 'destination is genre', target: 'genre' },
        { guard: 'destination is results', target: 'search.showing results' },
        { guard: 'destination is search', target: 'search.without a query' },
        { target: 'trending' },
      ],
    },
    trending: {
      entry: remember('trending'),
      always: stayInStep('trending'),
      on: {
        'page chosen': { target: 'trending', reenter: true, actions: choose('trending') },
        'services chosen': { target: 'trending', reenter: true, actions: choose('trending') },
      },
    },
    genre: {
      entry: remember('genre'),
      always: stayInStep('genre'),
      on: {
        'page chosen': { target: 'genre', reenter: true, actions: choose('genre') },
        'genre chosen': {
          description: 'Back restores the previous genre.',
          target: 'genre',
          reenter: true,
          actions: choose('genre'),
        },
        'order chosen': { target: 'genre', reenter: true, actions: choose('genre') },
        'services chosen': { target: 'genre', reenter: true, actions: choose('genre') },
      },
    },
    search: {
      always: stayInStep('search'),
      initial: 'without a query',
      states: {
        'showing results': {
          entry: remember('search'),
          on: {
            'page chosen': { target: 'showing results', reenter: true, actions: choose('search') },
            'search cleared': {
              description: 'Back restores the query.',
              target: 'without a query',
              actions: { type: 'keep choice', params: { tab: 'search', page: 1, query: '' } },
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
              actions: [choose('genre'), ...write('genre', 'replace')],
            },
          },
        },
      },
    },
  },
})
