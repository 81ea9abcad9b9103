import { assign, setup } from 'xstate'
import type { ListedMovie, MovieId } from '../src/domain/movie.ts'
import { type ProviderProblem, providerProblem } from '../src/domain/provider-error.ts'
import { actionPort, actorPort } from './ports.ts'

/** How long typing must pause before a search starts, in milliseconds (spec section 9). */
export const searchDebounce = 500
/** The most results that the drop-down shows (spec section 9). */
export const shownResults = 5

export interface FoundMovies {
  readonly movies: readonly ListedMovie[]
  /** How many the provider found, these among them. */
  readonly total: number
}

export interface SearchBoxContext extends FoundMovies {
  readonly text: string
  /** Index of the row that Enter opens: a result, or the row after the last for 'See all'. */
  readonly highlighted: number | null
  /** What the provider said of a search that failed, null where it said nothing. */
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

/** Finding a movie by its title from anywhere: type, look at up to five results, open one or see all. */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as { text: string },
    tags: {} as 'busy',
  },
  actors: { 'search movies': actorPort<FoundMovies, { query: string }>('search movies') },
  delays: { debounce: searchDebounce },
  guards: {
    'text is blank': (_, params: { text: string }) => params.text.trim() === '',
    'text is left': ({ context }) => context.text.trim() !== '',
    'nothing was found': (_, params: { found: FoundMovies }) => params.found.movies.length === 0,
    'a movie is highlighted': ({ context }) => highlightedMovie(context) !== undefined,
  },
  actions: {
    'keep text': assign((_, params: { text: string }) => ({ text: params.text, highlighted: null })),
    'keep results': assign((_, params: { found: FoundMovies }) => ({
      movies: params.found.movies.slice(0, shownResults),
      total: params.found.total,
    })),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
    'move highlight': assign({ highlighted: ({ context }, params: { by: number }) => moved(context, params.by) }),
    'drop highlight': assign({ highlighted: null }),
    forget: assign(nothing),
    'open movie': actionPort<{ id: MovieId | undefined }>(),
    'show all results': actionPort<{ query: string }>(),
  },
}).createMachine({
  id: 'search box',
  description: 'Finding a movie by its title from any page.',
  context: ({ input }) => ({ ...nothing, text: input.text }),
  initial: 'arriving',
  on: {
    typed: [
      {
        guard: { type: 'text is blank', params: ({ event }) => event },
        target: '.closed',
        actions: 'forget',
      },
      {
        description: 'Every key starts the wait again, and abandons a search under way.',
        target: '.open.waiting',
        actions: { type: 'keep text', params: ({ event }) => event },
      },
    ],
  },
  states: {
    arriving: {
      description: 'What was typed before this flow was loaded counts as typed now.',
      always: [{ guard: 'text is left', target: 'open.waiting' }, { target: 'closed' }],
    },
    closed: {
      on: {
        returned: {
          description: 'What was typed is searched for again, at once.',
          guard: 'text is left',
          target: 'open.searching',
        },
        entered: {
          guard: 'text is left',
          target: 'leaving',
          actions: { type: 'show all results', params: ({ context }) => ({ query: context.text.trim() }) },
        },
      },
    },
    open: {
      initial: 'waiting',
      on: {
        left: { description: 'The text stays for the return.', target: 'closed', actions: 'drop highlight' },
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
          description: 'Up to five movies, and the way to all when there are more.',
          on: {
            moved: {
              description: 'From the last row to the first, and back.',
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
      description: 'A movie or the results are opened; the box is empty again.',
      always: { target: 'closed', actions: 'forget' },
    },
  },
})

/** True when the provider has more results than the drop-down shows. */
export const hasMoreResults = ({ total, movies }: FoundMovies): boolean => total > movies.length

const highlightedMovie = ({ movies, highlighted }: SearchBoxContext): ListedMovie | undefined =>
  highlighted === null ? undefined : movies[highlighted]

const moved = (context: SearchBoxContext, by: number): number => {
  const rows = context.movies.length + (hasMoreResults(context) ? 1 : 0)
  if (context.highlighted === null) return by > 0 ? 0 : rows - 1
  return (context.highlighted + by + rows) % rows
}
