import { assign, setup } from 'xstate'
import type { CollectionFields, NameProblem } from '#domain/records/collections.ts'
import { actorPort } from './ports.ts'

export type CollectionSaved = { readonly kind: 'saved' }
export type SaveProblem = NameProblem | { readonly kind: 'refused' }

export type CollectionDialogContext = Required<CollectionFields> & {
  readonly problem: SaveProblem | null
}

export type CollectionDialogEvent =
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  | { readonly type: 'confirmed' }

export const collectionDialogMachine = setup({
  types: {
    context: {} as CollectionDialogContext,
    events: {} as CollectionDialogEvent,
    input: {} as Required<CollectionFields>,
  },
  actors: {
    'save collection': actorPort<CollectionSaved | SaveProblem, Required<CollectionFields>>('save collection'),
  },
  guards: {
    'a name is given': ({ context }) => context.name.trim() !== '',
    'collection was saved': (_, params: { outcome: CollectionSaved | SaveProblem }) => params.outcome.kind === 'saved',
  },
  actions: {
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'keep problem': assign((_, { outcome }: { outcome: CollectionSaved | SaveProblem }) =>
      outcome.kind === 'saved' ? {} : { problem: outcome },
    ),
    'keep refusal': assign({ problem: { kind: 'refused' } as const }),
    'clear problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'collection dialog',
  description: 'Naming a collection, new or existing.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      entry: 'clear problem',
      on: {
        'name typed': { actions: { type: 'keep name', params: ({ event }) => event } },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        confirmed: { guard: 'a name is given', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save collection',
        src: 'save collection',
        input: ({ context: { name, description } }) => ({ name: name.trim(), description: description.trim() }),
        onDone: [
          {
            guard: { type: 'collection was saved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
          },
          { target: 'refused', actions: { type: 'keep problem', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'refused', actions: 'keep refusal' },
      },
    },
    refused: {
      on: {
        'name typed': {
          target: 'editing',
          actions: { type: 'keep name', params: ({ event }) => event },
        },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        confirmed: { target: 'saving' },
      },
    },
    saved: { type: 'final' },
  },
})
