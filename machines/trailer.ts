import { assign, setup } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { chooseTrailer, type Video } from '#domain/movie/trailer.ts'
import { actionPort, actorPort } from './ports.ts'

export interface TrailerInput {
  readonly movieId: MovieId
  /** Locale code of the viewer, such as 'pt-BR'. */
  readonly language: string
}

export interface TrailerContext extends TrailerInput {
  readonly video: Video | null
}

type Videos = readonly Video[]

export const trailerMachine = setup({
  types: {
    context: {} as TrailerContext,
    events: {} as { readonly type: 'closed' },
    input: {} as TrailerInput,
  },
  actors: {
    'request videos': actorPort<Videos, { movieId: MovieId }>('request videos'),
    'read videos in details': actorPort<Videos, { movieId: MovieId }>('read videos in details'),
  },
  guards: {
    'a trailer is among them': ({ context }, params: { videos: Videos }) =>
      chooseTrailer(params.videos, context.language) !== null,
  },
  actions: {
    'keep trailer': assign({
      video: ({ context }, params: { videos: Videos }) => chooseTrailer(params.videos, context.language),
    }),
    'announce missing trailer': actionPort<undefined>(),
  },
}).createMachine({
  id: 'trailer',
  description: "Watching a movie's trailer.",
  context: ({ input }) => ({ ...input, video: null }),
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
                guard: { type: 'a trailer is among them', params: ({ event }) => ({ videos: event.output }) },
                target: '#trailer.playing',
                actions: { type: 'keep trailer', params: ({ event }) => ({ videos: event.output }) },
              },
              { description: 'None of the videos is a trailer.', target: 'reading details' },
            ],
            onError: { description: 'A failure counts as no trailer.', target: 'reading details' },
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
                guard: { type: 'a trailer is among them', params: ({ event }) => ({ videos: event.output }) },
                target: '#trailer.playing',
                actions: { type: 'keep trailer', params: ({ event }) => ({ videos: event.output }) },
              },
              { target: '#trailer.missing' },
            ],
            onError: { target: '#trailer.missing' },
          },
        },
      },
    },
    playing: { on: { closed: { target: 'closed' } } },
    missing: { type: 'final', entry: 'announce missing trailer' },
    closed: { type: 'final' },
  },
})
