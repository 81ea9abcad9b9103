import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { trailersOf, type Video } from '#domain/movie/trailer.ts'
import { actionPort, actorPort } from './ports.ts'

export interface TrailerInput {
  readonly movieId: MovieId
  /** Locale code of the viewer, such as 'pt-BR'. */
  readonly language: string
}

export interface TrailerContext extends TrailerInput {
  /** The one that plays first; empty before there is any. */
  readonly trailers: readonly Video[]
  /** How many of the two lists have no trailer, as far as they were answered. */
  readonly emptyLists: number
}

type Videos = readonly Video[]

export const trailerMachine = setup({
  types: {
    context: {} as TrailerContext,
    events: {} as { readonly type: 'closed' | 'another was chosen' },
    input: {} as TrailerInput,
  },
  actors: {
    'request videos': actorPort<Videos, { movieId: MovieId }>('request videos'),
    'read videos in details': actorPort<Videos, { movieId: MovieId }>('read videos in details'),
  },
  guards: {
    'a trailer is among them': ({ context }, videos: Videos) => trailersOf(videos, context.language).length > 0,
    'there are others': ({ context }) => context.trailers.length > 1,
    'both lists are empty': ({ context }) => context.emptyLists === 2,
  },
  actions: {
    'keep trailers': assign({ trailers: ({ context }, videos: Videos) => trailersOf(videos, context.language) }),
    'put first one last': assign({
      trailers: ({ context }) => [...context.trailers.slice(1), ...context.trailers.slice(0, 1)],
    }),
    'count empty list': assign({ emptyLists: ({ context }) => context.emptyLists + 1 }),
    'announce missing trailer': actionPort<undefined>(),
  },
}).createMachine({
  id: 'trailer',
  description: "Watching a movie's trailer.",
  context: ({ input }) => ({ ...input, trailers: [], emptyLists: 0 }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Requests the videos, then reads the details. Leaving the movie cancels both.',
      initial: 'requesting videos',
      states: {
        'requesting videos': {
          description: 'The request for all videos of the movie.',
          invoke: {
            id: 'request videos',
            src: 'request videos',
            input: ({ context }) => ({ movieId: context.movieId }),
            onDone: [
              {
                guard: { type: 'a trailer is among them', params: ({ event }) => event.output },
                target: '#trailer.playing',
                actions: { type: 'keep trailers', params: ({ event }) => event.output },
              },
              {
                description: 'None of the videos is a trailer.',
                target: 'reading details',
                actions: 'count empty list',
              },
            ],
            onError: { description: 'The details may have one.', target: 'reading details' },
          },
        },
        'reading details': {
          description: 'The videos in the details of the movie.',
          invoke: {
            id: 'read videos in details',
            src: 'read videos in details',
            input: ({ context }) => ({ movieId: context.movieId }),
            onDone: [
              {
                guard: { type: 'a trailer is among them', params: ({ event }) => event.output },
                target: '#trailer.playing',
                actions: { type: 'keep trailers', params: ({ event }) => event.output },
              },
              { target: '#trailer.not found', actions: 'count empty list' },
            ],
            onError: { target: '#trailer.not found' },
          },
        },
      },
    },
    playing: {
      on: {
        'another was chosen': {
          description: 'The next one plays; after the last one the first.',
          guard: 'there are others',
          actions: 'put first one last',
        },
        closed: { target: 'closed' },
      },
    },
    'not found': {
      entry: 'announce missing trailer',
      always: [{ guard: 'both lists are empty', target: 'missing' }, { target: 'unknown' }],
    },
    missing: { type: 'final', description: 'There is none.' },
    unknown: { type: 'final', description: 'A request failed: another time there may be one.' },
    closed: { type: 'final' },
  },
})
