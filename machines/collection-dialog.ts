import { assign, setup } from 'xstate'
import type { CollectionFields, NameProblem } from '../src/domain/collections.ts'
import { actorPort } from './ports.ts'

/** The collection has its new name and description. */
export type CollectionSaved = { readonly kind: 'saved' }
/** What stood against saving; 'refused' by the browser. */
export type SavingProblem = NameProblem | { readonly kind: 'refused' }

export type CollectionDialogContext = Required<CollectionFields> & {
  /** Why the last attempt was refused; null before one, and again once the name has changed. */
  readonly problem: SavingProblem | null
}

export type CollectionDialogEvent =
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  | { readonly type: 'confirmed' }

/** Naming a collection, a new one or one that exists: edit, save, and edit on when it was refused. */
export const collectionDialogMachine = setup({
  types: {
    context: {} as CollectionDialogContext,
    events: {} as CollectionDialogEvent,
    input: {} as Required<CollectionFields>,
  },
  actors: {
    'save collection': actorPort<CollectionSaved | SavingProblem, Required<CollectionFields>>('save collection'),
  },
  guards: {
    'a name is given': ({ context }) => context.name.trim() !== '',
    'collection was saved': (_, params: { outcome: CollectionSaved | SavingProblem }) =>
      params.outcome.kind === 'saved',
  },
  actions: {
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'keep problem': assign((_, { outcome }: { outcome: CollectionSaved | SavingProblem }) =>
      outcome.kind === 'saved' ? {} : { problem: outcome },
    ),
    'keep refusal': assign({ problem: { kind: 'refused' } as const }),
    'forget problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'collection dialog',
  description: 'Naming a collection, a new one or one that exists.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      entry: 'forget problem',
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
