import { assign, setup } from 'xstate'
import type { MovieId } from '../src/domain/movie.ts'
import { chooseTrailer, type Video } from '../src/domain/trailer.ts'
import { actionPort, actorPort } from './ports.ts'

export interface TrailerInput {
  readonly movieId: MovieId
  /** Locale code of the viewer, such as 'pt-BR'. */
  readonly language: string
}

export interface TrailerContext extends TrailerInput {
  /** What is played. */
  readonly video: Video | null
}

type Videos = readonly Video[]

/** Watching a movie's trailer: look for the newest one in two places, play it, or say that there is none. */
export const trailerMachine = setup({
  types: {
    context: {} as TrailerContext,
    events: {} as { readonly type: 'closed' },
    input: {} as TrailerInput,
  },
  actors: {
    'ask for videos': actorPort<Videos, { movieId: MovieId }>('ask for videos'),
    "read the movie's own videos": actorPort<Videos, { movieId: MovieId }>("read the movie's own videos"),
  },
  guards: {
    'a trailer is among them': ({ context }, params: { videos: Videos }) =>
      chooseTrailer(params.videos, context.language) !== null,
  },
  actions: {
    'keep trailer': assign({
      video: ({ context }, params: { videos: Videos }) => chooseTrailer(params.videos, context.language),
    }),
    'say that there is none': actionPort<undefined>(),
  },
}).createMachine({
  id: 'trailer',
  description: "Watching a movie's trailer.",
  context: ({ input }) => ({ ...input, video: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Two places are asked, one after the other; leaving the movie gives it up.',
      initial: 'at the videos',
      states: {
        'at the videos': {
          description: 'The call for videos of this movie.',
          invoke: {
            id: 'ask for videos',
            src: 'ask for videos',
            input: ({ context }) => ({ movieId: context.movieId }),
            onDone: [
              {
                guard: { type: 'a trailer is among them', params: ({ event }) => ({ videos: event.output }) },
                target: '#trailer.playing',
                actions: { type: 'keep trailer', params: ({ event }) => ({ videos: event.output }) },
              },
              { description: 'Other kinds of videos do not count.', target: "at the movie's own" },
            ],
            onError: { description: 'A failure is as good as nothing found.', target: "at the movie's own" },
          },
        },
        "at the movie's own": {
          description: 'The videos among the details of the movie.',
          invoke: {
            id: 'read own videos',
            src: "read the movie's own videos",
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
    missing: { type: 'final', entry: 'say that there is none' },
    closed: { type: 'final' },
  },
})
