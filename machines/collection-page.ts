import { assign, setup } from 'xstate'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { actionPort, actorPort, callbackPort } from './ports.ts'

export interface CollectionPageInput {
  /** Null where there is none, or none yet. */
  readonly collection: CollectionSummary | null
}

export type CollectionPageEvent =
  | { readonly type: 'collection found'; readonly collection: CollectionSummary }
  | { readonly type: 'collection not found' }
  /** The lists have not been read yet, or are out of reach: whether there is such a collection is not known. */
  | { readonly type: 'lists not found' }
  | { readonly type: 'deletion requested' }
  | { readonly type: 'deletion confirmed' }
  | { readonly type: 'dialog closed' }

export const collectionPageMachine = setup({
  types: {
    /** The collection as it was last found. */
    context: {} as CollectionPageInput,
    events: {} as CollectionPageEvent,
    input: {} as CollectionPageInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends 'collection found', 'collection not found' or 'lists not found', also at the start. */
    'watch collection': callbackPort(),
    'delete collection': actorPort<boolean, undefined>('delete collection'),
  },
  guards: {
    'it was found before': ({ context }) => context.collection !== null,
    'it was deleted': (_, isDeleted: boolean) => isDeleted,
  },
  actions: {
    'keep collection': assign((_, { collection }: { collection: CollectionSummary }) => ({ collection })),
    'announce missing collection': actionPort<undefined>(),
    'redirect to collections': actionPort<undefined>(),
    'return to collections': actionPort<undefined>(),
  },
}).createMachine({
  id: 'collection page',
  description: 'The page of a collection: deleting it, and the way back to the list without it.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      invoke: { id: 'watch collection', src: 'watch collection' },
      initial: 'opening',
      on: { 'lists not found': '.waiting' },
      states: {
        opening: { always: [{ guard: 'it was found before', target: 'shown' }, { target: 'waiting' }] },
        waiting: {
          on: {
            'collection found': { target: 'shown', actions: { type: 'keep collection', params: ({ event }) => event } },
            'collection not found': [
              { guard: 'it was found before', target: 'gone' },
              { target: '#collection page.missing' },
            ],
          },
        },
        shown: {
          initial: 'reading',
          on: {
            'collection found': { actions: { type: 'keep collection', params: ({ event }) => event } },
            'collection not found': 'gone',
          },
          states: {
            reading: { on: { 'deletion requested': 'asking' } },
            asking: { on: { 'deletion confirmed': '#collection page.deleting', 'dialog closed': 'reading' } },
          },
        },
        gone: {
          description: 'It was deleted or undone elsewhere, while it was open.',
          on: {
            'collection found': { target: 'shown', actions: { type: 'keep collection', params: ({ event }) => event } },
          },
        },
      },
    },
    deleting: {
      description: 'Nobody watches the collection, which the lists drop at once: the page stays until it is left.',
      tags: 'busy',
      invoke: {
        id: 'delete collection',
        src: 'delete collection',
        onDone: [
          { guard: { type: 'it was deleted', params: ({ event }) => event.output }, target: 'deleted' },
          { target: 'watching' },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'watching' },
      },
      initial: 'in the dialog',
      states: {
        'in the dialog': { on: { 'dialog closed': 'in the background' } },
        'in the background': {},
      },
    },
    deleted: { type: 'final', entry: 'return to collections' },
    missing: { type: 'final', entry: ['announce missing collection', 'redirect to collections'] },
  },
})
