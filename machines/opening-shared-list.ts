import { assign, setup } from 'xstate'
import { actorPort } from './ports.ts'

export type SharedLinkProblem = 'damaged' | 'too large' | 'newer version'

/** What the link holds, but for the movies, which whoever read it keeps. */
export type ReadLink = { readonly kind: 'read' } | { readonly kind: 'refused'; readonly problem: SharedLinkProblem }

export interface OpeningContext {
  readonly problem: SharedLinkProblem | null
}

export type OpeningEvent = { readonly type: 'retry requested' }

export const openingSharedListMachine = setup({
  types: { context: {} as OpeningContext, events: {} as OpeningEvent, tags: {} as 'busy' },
  actors: {
    'read link': actorPort<ReadLink, undefined>('read link'),
    /** Finds posters and titles of the movies that are not the user's own, at the pace of requests in the background. */
    'look up movies': actorPort<void, undefined>('look up movies'),
  },
  guards: {
    'it was read': (_, read: ReadLink) => read.kind === 'read',
  },
  actions: {
    'keep problem': assign((_, read: ReadLink) => ({
      problem: read.kind === 'refused' ? read.problem : null,
    })),
  },
}).createMachine({
  id: 'opening a shared list',
  description: 'Showing the list that a link holds. Nothing of it is stored before the user adds something.',
  context: { problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Anyone may have written the link: what comes out is counted, and checked.',
      tags: 'busy',
      invoke: {
        id: 'read link',
        src: 'read link',
        onDone: [
          { guard: { type: 'it was read', params: ({ event }) => event.output }, target: 'shown.looking up' },
          { target: 'refused', actions: { type: 'keep problem', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      initial: 'looking up',
      states: {
        'looking up': {
          description: 'Titles and drawn posters are there, as far as the link has titles.',
          tags: 'busy',
          invoke: { id: 'look up movies', src: 'look up movies', onDone: 'complete', onError: 'incomplete' },
        },
        complete: { description: 'Everything can be added.' },
        incomplete: {
          description: 'TMDB did not answer. What was found can be added.',
          on: { 'retry requested': 'looking up' },
        },
      },
    },
    refused: { description: 'One sentence says why.' },
    failed: { description: 'The browser could not unpack it.', on: { 'retry requested': 'reading' } },
  },
})
