import { assign, setup } from 'xstate'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import { type ProviderProblem, providerProblem } from '#domain/movie/provider-error.ts'
import {
  type FoundMovies,
  highlightedMovie,
  highlightedPerson,
  highlightMoved,
  highlightMovedAcross,
  maxResults,
  noResults,
  type SearchCell,
  type SearchResults,
  withPeople,
} from '#domain/movie/search-rows.ts'
import { actionPort, actorPort } from './ports.ts'

export const searchDebounceMs = 500

export interface SearchBoxContext extends SearchResults {
  readonly text: string
  /** What the results page shows, '' on other pages. */
  readonly query: string
  readonly problem: ProviderProblem | null
}

export type SearchBoxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'moved across'; readonly cell: SearchCell }
  | { readonly type: 'entered' }
  | { readonly type: 'picked'; readonly id: MovieId }
  | { readonly type: 'person picked'; readonly person: FoundPerson }
  | { readonly type: 'add chosen'; readonly movie: Movie }
  | { readonly type: 'see all chosen' }
  | { readonly type: 'left' }
  | { readonly type: 'returned' }
  | { readonly type: 'retried' }
  | { readonly type: 'address changed'; readonly query: string }

const nothing = { ...noResults, problem: null }

const typedQuery = ({ context }: { readonly context: SearchBoxContext }) => ({ query: context.text.trim() })
const showAll = [
  { type: 'expect results page', params: typedQuery },
  { type: 'show all results', params: typedQuery },
] as const

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as { text: string; query: string },
    tags: {} as 'busy',
  },
  actors: {
    'search movies': actorPort<FoundMovies, { query: string }>('search movies'),
    'search people': actorPort<readonly FoundPerson[], { query: string }>('search people'),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    'text is blank': (_, params: { text: string }) => params.text.trim() === '',
    'text is not blank': ({ context }) => context.text.trim() !== '',
    'query is new': ({ context }, params: { query: string }) => params.query !== context.query,
    'movies were found': (_, params: { found: FoundMovies }) => params.found.movies.length > 0,
    'people were found': ({ context }) => context.people !== null && context.people.length > 0,
    'nobody was found': ({ context }) => context.people?.length === 0,
    'a movie is highlighted': ({ context }) => highlightedMovie(context, 'open') !== undefined,
    'an add cell is highlighted': ({ context }) => highlightedMovie(context, 'add') !== undefined,
    'a person is highlighted': ({ context }) => highlightedPerson(context) !== undefined,
  },
  actions: {
    'keep text': assign((_, params: { text: string }) => ({ text: params.text })),
    'follow address': assign(({ context }, { query }: { query: string }) => {
      const isUntouched = context.text.trim() === context.query
      return { query, text: query === '' && !isUntouched ? context.text : query }
    }),
    'forget results': assign(nothing),
    'keep results': assign((_, params: { found: FoundMovies }) => ({
      movies: params.found.movies.slice(0, maxResults),
      total: params.found.total,
    })),
    'keep people': assign(({ context }, params: { people: readonly FoundPerson[] }) =>
      withPeople(context, params.people),
    ),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'move highlight': assign({
      highlighted: ({ context }, { by }: { by: 1 | -1 }) => highlightMoved(context, by),
    }),
    'move highlight across': assign({
      highlighted: ({ context }, { cell }: { cell: SearchCell }) => highlightMovedAcross(context, cell),
    }),
    reset: assign({ text: ({ context }) => context.query }),
    'expect results page': assign((_, params: { query: string }) => ({ query: params.query })),
    'open movie': actionPort<{ id: MovieId | undefined }>(),
    'open person': actionPort<{ person: FoundPerson | undefined }>(),
    'toggle in watchlist': actionPort<{ movie: Movie | undefined }>(),
    'show all results': actionPort<{ query: string }>(),
  },
}).createMachine({
  id: 'search box',
  description: 'Finding a movie by its title, or a person by their name, from any page.',
  context: ({ input }) => ({ ...nothing, text: input.text || input.query, query: input.query }),
  initial: 'closed',
  on: {
    typed: [
      {
        guard: { type: 'text is blank', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'keep text', params: ({ event }) => event },
      },
      {
        description: 'Every keystroke restarts the wait and cancels a running search.',
        target: '.open.waiting',
        actions: { type: 'keep text', params: ({ event }) => event },
      },
    ],
    'address changed': {
      description: 'The box shows the query of the results page, so that it can be refined.',
      guard: { type: 'query is new', params: ({ event }) => event },
      target: '.closed',
      actions: { type: 'follow address', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      entry: 'forget results',
      on: {
        returned: {
          description: 'Searches for the text again, right away.',
          guard: 'text is not blank',
          target: 'open.searched',
        },
        entered: {
          guard: 'text is not blank',
          actions: showAll,
        },
      },
    },
    open: {
      initial: 'waiting',
      on: {
        left: { description: 'Keeps the text for when the box is opened again.', target: 'closed' },
        picked: { target: 'leaving', actions: { type: 'open movie', params: ({ event }) => event } },
        'person picked': { target: 'leaving', actions: { type: 'open person', params: ({ event }) => event } },
        'add chosen': { actions: { type: 'toggle in watchlist', params: ({ event }) => event } },
        'see all chosen': {
          target: 'closed',
          actions: showAll,
        },
        entered: {
          target: 'closed',
          actions: showAll,
        },
      },
      states: {
        waiting: {
          tags: 'busy',
          entry: 'forget results',
          after: { debounce: 'searched' },
        },
        searched: {
          description: 'Movies and people are searched at the same time; the search for people may fail unnoticed.',
          invoke: {
            id: 'search people',
            src: 'search people',
            input: typedQuery,
            onDone: { actions: { type: 'keep people', params: ({ event }) => ({ people: event.output }) } },
            onError: { actions: { type: 'keep people', params: { people: [] } } },
          },
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'search movies',
                src: 'search movies',
                input: typedQuery,
                onDone: [
                  {
                    guard: { type: 'movies were found', params: ({ event }) => ({ found: event.output }) },
                    target: 'showing results',
                    actions: { type: 'keep results', params: ({ event }) => ({ found: event.output }) },
                  },
                  { target: 'waiting for people' },
                ],
                onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
              },
            },
            'waiting for people': {
              tags: 'busy',
              always: [
                { guard: 'people were found', target: 'showing results' },
                { guard: 'nobody was found', target: 'nothing found' },
              ],
            },
            'showing results': {
              description: 'Up to five movies, up to two people, and a link to all movies when there are more.',
              on: {
                moved: {
                  description: 'Wraps around at both ends.',
                  actions: { type: 'move highlight', params: ({ event }) => event },
                },
                'moved across': { actions: { type: 'move highlight across', params: ({ event }) => event } },
                entered: [
                  {
                    guard: 'a movie is highlighted',
                    target: '#search box.leaving',
                    actions: {
                      type: 'open movie',
                      params: ({ context }) => ({ id: highlightedMovie(context, 'open')?.id }),
                    },
                  },
                  {
                    guard: 'an add cell is highlighted',
                    actions: {
                      type: 'toggle in watchlist',
                      params: ({ context }) => ({ movie: highlightedMovie(context, 'add') }),
                    },
                  },
                  {
                    guard: 'a person is highlighted',
                    target: '#search box.leaving',
                    actions: {
                      type: 'open person',
                      params: ({ context }) => ({ person: highlightedPerson(context) }),
                    },
                  },
                ],
              },
            },
            'nothing found': {},
            failed: {
              on: { retried: { target: '#search box.open.searched', reenter: true } },
            },
          },
        },
      },
    },
    leaving: {
      description: 'Clears the box, or restores the query of the results page.',
      always: { target: 'closed', actions: 'reset' },
    },
  },
})
