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
  noResults,
  type SearchCell,
  type SearchResults,
  withPeople,
} from '#domain/movie/search-rows.ts'
import { actionPort, actorPort, callbackPort, type InitEvent } from './ports.ts'

export interface SearchBoxInput {
  readonly text: string
  /** What the results page shows, '' on other pages. */
  readonly query: string
  /** The most movies to show. */
  readonly limit: number
  /** Searches for the text at once. */
  readonly isOpen: boolean
}

export interface SearchBoxContext extends SearchResults, Omit<SearchBoxInput, 'isOpen'> {
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
  | { readonly type: 'online again' }
  | { readonly type: 'address changed'; readonly query: string }

const nothing = { ...noResults, problem: null }

type Current = { readonly context: SearchBoxContext }
const typedQuery = ({ context }: Current) => ({ query: context.text.trim() })
const highlightedId = ({ context }: Current) => ({ id: highlightedMovie(context, 'open')?.id })
const highlightedToAdd = ({ context }: Current) => ({ movie: highlightedMovie(context, 'add') })
const highlightedOne = ({ context }: Current) => ({ person: highlightedPerson(context) })
const showAll = [
  { type: 'expect results page', params: typedQuery },
  { type: 'show all results', params: typedQuery },
] as const

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent | InitEvent<SearchBoxInput>,
    input: {} as SearchBoxInput,
    tags: {} as 'busy',
  },
  actors: {
    'search movies': actorPort<FoundMovies, { query: string }>('search movies'),
    'search people': actorPort<readonly FoundPerson[], { query: string }>('search people'),
    /** Sends 'address changed'. */
    'watch address': callbackPort(),
    /** Sends 'online again'. */
    'watch connection': callbackPort(),
  },
  delays: { debounce: 500 },
  guards: {
    'it starts open': ({ event }) => event.type === 'xstate.init' && event.input.isOpen,
    'text is blank': (_, params: { text: string }) => params.text.trim() === '',
    'text is not blank': ({ context }) => context.text.trim() !== '',
    'query is new': ({ context }, params: { query: string }) => params.query !== context.query,
    'movies were found': ({ context }) => context.movies.length > 0,
    'people were found': ({ context }) => context.people.length > 0,
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
    'forget people': assign({ people: [], highlighted: null }),
    'keep results': assign(({ context }, { movies, total }: FoundMovies) => ({
      movies: movies.slice(0, context.limit),
      total,
    })),
    'keep people': assign(({ context }, people: readonly FoundPerson[]) => withPeople(context, people)),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'move highlight': assign(({ context }, { by }: { by: 1 | -1 }) => ({ highlighted: highlightMoved(context, by) })),
    'move highlight across': assign(({ context }, { cell }: { cell: SearchCell }) => ({
      highlighted: highlightMovedAcross(context, cell),
    })),
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
  context: ({ input: { text, query, limit } }) => ({ ...nothing, text: text || query, query, limit }),
  initial: 'closed',
  invoke: { id: 'watch address', src: 'watch address' },
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
      always: { guard: 'it starts open', target: 'open.searched' },
      on: {
        returned: { guard: 'text is not blank', target: 'open.searched' },
        entered: { guard: 'text is not blank', actions: showAll },
      },
    },
    open: {
      invoke: { id: 'watch connection', src: 'watch connection' },
      initial: 'waiting',
      on: {
        left: { description: 'Keeps the text for when the box is opened again.', target: 'closed' },
        picked: { target: 'leaving', actions: { type: 'open movie', params: ({ event }) => event } },
        'person picked': { target: 'leaving', actions: { type: 'open person', params: ({ event }) => event } },
        'add chosen': { actions: { type: 'toggle in watchlist', params: ({ event }) => event } },
        'see all chosen': { target: 'closed', actions: showAll },
        entered: { target: 'closed', actions: showAll },
      },
      states: {
        waiting: { tags: 'busy', entry: 'forget people', after: { debounce: 'searched' } },
        searched: {
          description:
            'Movies, people, and a link to all movies when there are more. The highlight wraps around at both ends.',
          type: 'parallel',
          entry: 'forget people',
          on: {
            'online again': { target: 'searched', reenter: true },
            moved: { actions: { type: 'move highlight', params: ({ event }) => event } },
            'moved across': { actions: { type: 'move highlight across', params: ({ event }) => event } },
            entered: [
              {
                guard: 'a movie is highlighted',
                target: '#search box.leaving',
                actions: { type: 'open movie', params: highlightedId },
              },
              {
                guard: 'an add cell is highlighted',
                actions: { type: 'toggle in watchlist', params: highlightedToAdd },
              },
              {
                guard: 'a person is highlighted',
                target: '#search box.leaving',
                actions: { type: 'open person', params: highlightedOne },
              },
            ],
          },
          states: {
            movies: {
              initial: 'loading',
              states: {
                loading: {
                  tags: 'busy',
                  invoke: {
                    id: 'search movies',
                    src: 'search movies',
                    input: typedQuery,
                    onDone: {
                      target: 'answered',
                      actions: { type: 'keep results', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: '#search box.open.failed',
                      actions: { type: 'keep problem', params: ({ event }) => event },
                    },
                  },
                  on: { moved: { description: 'No row is shown before the movies.' } },
                },
                answered: { always: [{ guard: 'movies were found', target: 'found' }, { target: 'none' }] },
                found: {},
                none: { type: 'final' },
              },
            },
            people: {
              description: 'Their search may fail unnoticed.',
              initial: 'loading',
              states: {
                loading: {
                  tags: 'busy',
                  invoke: {
                    id: 'search people',
                    src: 'search people',
                    input: typedQuery,
                    onDone: {
                      target: 'answered',
                      actions: { type: 'keep people', params: ({ event }) => event.output },
                    },
                    onError: 'none',
                  },
                },
                answered: { always: [{ guard: 'people were found', target: 'found' }, { target: 'none' }] },
                found: {},
                none: { type: 'final' },
              },
            },
          },
          onDone: 'nothing found',
        },
        'nothing found': { on: { 'online again': 'searched' } },
        failed: { on: { retried: 'searched', 'online again': 'searched' } },
      },
    },
    leaving: {
      description: 'Clears the box, or restores the query of the results page.',
      always: { target: 'closed', actions: 'reset' },
    },
  },
})
