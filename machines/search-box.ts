import { assign, setup } from 'xstate'
import type { ListedMovie, MovieId } from '../src/domain/movie.ts'
import { type ProviderProblem, providerProblem } from '../src/domain/provider-error.ts'
import { actionPort, actorPort } from './ports.ts'

export const searchDebounceMs = 500
export const maxResults = 5

export interface FoundMovies {
  readonly movies: readonly ListedMovie[]
  /** All results at the provider, including `movies`. */
  readonly total: number
}

export interface SearchBoxContext extends FoundMovies {
  readonly text: string
  /** Row that Enter opens: an index in `movies`, or `movies.length` for 'See all'. */
  readonly highlighted: number | null
  readonly problem: ProviderProblem | null
}

export type SearchBoxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'entered' }
  | { readonly type: 'picked'; readonly id: MovieId }
  | { readonly type: 'see all chosen' }
  | { readonly type: 'left' }
  | { readonly type: 'returned' }
  | { readonly type: 'retried' }

const nothing: SearchBoxContext = { text: '', movies: [], total: 0, highlighted: null, problem: null }

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as { text: string },
    tags: {} as 'busy',
  },
  actors: { 'search movies': actorPort<FoundMovies, { query: string }>('search movies') },
  delays: { debounce: searchDebounceMs },
  guards: {
    'text is blank': (_, params: { text: string }) => params.text.trim() === '',
    'text is not blank': ({ context }) => context.text.trim() !== '',
    'nothing was found': (_, params: { found: FoundMovies }) => params.found.movies.length === 0,
    'a movie is highlighted': ({ context }) => highlightedMovie(context) !== undefined,
  },
  actions: {
    'keep text': assign((_, params: { text: string }) => ({ text: params.text, highlighted: null })),
    'keep results': assign((_, params: { found: FoundMovies }) => ({
      movies: params.found.movies.slice(0, maxResults),
      total: params.found.total,
    })),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'move highlight': assign({ highlighted: ({ context }, params: { by: number }) => moved(context, params.by) }),
    'clear highlight': assign({ highlighted: null }),
    reset: assign(nothing),
    'open movie': actionPort<{ id: MovieId | undefined }>(),
    'show all results': actionPort<{ query: string }>(),
  },
}).createMachine({
  id: 'search box',
  description: 'Finding a movie by its title from any page.',
  context: ({ input }) => ({ ...nothing, text: input.text }),
  initial: 'closed',
  on: {
    typed: [
      {
        guard: { type: 'text is blank', params: ({ event }) => event },
        target: '.closed',
        actions: 'reset',
      },
      {
        description: 'Every key restarts the wait and cancels a running search.',
        target: '.open.waiting',
        actions: { type: 'keep text', params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: {
      on: {
        returned: {
          description: 'Searches for the text again, at once.',
          guard: 'text is not blank',
          target: 'open.searching',
        },
        entered: {
          guard: 'text is not blank',
          target: 'leaving',
          actions: { type: 'show all results', params: ({ context }) => ({ query: context.text.trim() }) },
        },
      },
    },
    open: {
      initial: 'waiting',
      on: {
        left: { description: 'Keeps the text for the return.', target: 'closed', actions: 'clear highlight' },
        picked: { target: 'leaving', actions: { type: 'open movie', params: ({ event }) => event } },
        'see all chosen': {
          target: 'leaving',
          actions: { type: 'show all results', params: ({ context }) => ({ query: context.text.trim() }) },
        },
        entered: {
          target: 'leaving',
          actions: { type: 'show all results', params: ({ context }) => ({ query: context.text.trim() }) },
        },
      },
      states: {
        waiting: {
          tags: 'busy',
          after: { debounce: 'searching' },
        },
        searching: {
          tags: 'busy',
          invoke: {
            id: 'search movies',
            src: 'search movies',
            input: ({ context }) => ({ query: context.text.trim() }),
            onDone: [
              {
                guard: { type: 'nothing was found', params: ({ event }) => ({ found: event.output }) },
                target: 'nothing found',
              },
              {
                target: 'showing results',
                actions: { type: 'keep results', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
          },
        },
        'showing results': {
          description: 'Up to five movies, and a link to all when there are more.',
          on: {
            moved: {
              description: 'Wraps around at both ends.',
              actions: { type: 'move highlight', params: ({ event }) => event },
            },
            entered: {
              guard: 'a movie is highlighted',
              target: '#search box.leaving',
              actions: { type: 'open movie', params: ({ context }) => ({ id: highlightedMovie(context)?.id }) },
            },
          },
        },
        'nothing found': {},
        failed: {
          on: { retried: { target: 'searching' } },
        },
      },
    },
    leaving: {
      description: 'Opens a movie or the results, and clears the box.',
      always: { target: 'closed', actions: 'reset' },
    },
  },
})

export const hasMoreResults = ({ total, movies }: FoundMovies): boolean => total > movies.length

const highlightedMovie = ({ movies, highlighted }: SearchBoxContext): ListedMovie | undefined =>
  highlighted === null ? undefined : movies[highlighted]

const moved = (context: SearchBoxContext, by: number): number => {
  const rows = context.movies.length + (hasMoreResults(context) ? 1 : 0)
  if (context.highlighted === null) return by > 0 ? 0 : rows - 1
  return (context.highlighted + by + rows) % rows
}
