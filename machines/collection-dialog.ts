import { assign, setup } from 'xstate'
import type { CollectionFields, NameProblem } from '../src/domain/collections.ts'
import { port } from './ports.ts'

/** The collection has its new name and description. */
export type CollectionSaved = { readonly kind: 'saved' }
/** What stood against saving; 'refused' by the browser. */
export type SavingProblem = NameProblem | { readonly kind: 'refused' }

export type CollectionDialogContext = Required<CollectionFields> & {
  /** Why the last attempt was refused; null before one, and again once the name has changed. */
  readonly problem: SavingProblem | null
}

export type CollectionDialogEvent =
  | { readonly type: 'name typed'; readonly text: string }
  | { readonly type: 'description typed'; readonly text: string }
  | { readonly type: 'confirmed' }

/** Naming a collection, a new one or one that exists: edit, save, and edit on when it was refused. */
export const collectionDialogMachine = setup({
  types: {
    context: {} as CollectionDialogContext,
    events: {} as CollectionDialogEvent,
    input: {} as Required<CollectionFields>,
  },
  actors: {
    'save collection': port<CollectionSaved | SavingProblem, Required<CollectionFields>>('save collection'),
  },
  guards: {
    'name is blank': ({ context }) => isBlank(context.name),
    'it was saved': (_, params: { outcome: CollectionSaved | SavingProblem }) => params.outcome.kind === 'saved',
  },
  actions: {
    'keep name': assign((_, params: { text: string }) => ({ name: params.text })),
    'keep description': assign((_, params: { text: string }) => ({ description: params.text })),
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
      description: 'A blank name cannot be confirmed: nothing happens.',
      entry: 'forget problem',
      on: {
        'name typed': { actions: { type: 'keep name', params: ({ event }) => event } },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        confirmed: [
          { description: 'A blank name is no name.', guard: 'name is blank' },
          { description: 'What was typed is saved, trimmed.', target: 'saving' },
        ],
      },
    },
    saving: {
      description: 'The collection is being saved; what is typed now is not taken.',
      tags: 'busy',
      invoke: {
        id: 'save collection',
        src: 'save collection',
        input: ({ context: { name, description } }) => ({ name: name.trim(), description: description.trim() }),
        onDone: [
          {
            guard: { type: 'it was saved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
          },
          { target: 'refused', actions: { type: 'keep problem', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'refused', actions: 'keep refusal' },
      },
    },
    refused: {
      description: 'Says why; a change of the name or another try goes on.',
      on: {
        'name typed': {
          description: 'Another name takes the reason away.',
          target: 'editing',
          actions: { type: 'keep name', params: ({ event }) => event },
        },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        confirmed: { description: 'Another try with the same name, which is not blank.', target: 'saving' },
      },
    },
    saved: { description: 'The collection is kept.', type: 'final' },
  },
})

/** A name that cannot be saved because nothing is left of it once trimmed. */
export const isBlank = (name: string): boolean => name.trim() === ''
