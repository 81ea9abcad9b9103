import { assign, setup } from 'xstate'
import { actorPort } from './ports.ts'

export interface NameFields {
  readonly name: string
  /** Empty where the thing has none. */
  readonly description: string
}

export interface NameSaving {
  readonly kind: 'saved' | 'name is empty' | 'name is taken' | 'refused'
}

export type NameDialogEvent =
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  /** With what is saved. */
  | { readonly type: 'draft discarded'; readonly saved: NameFields }
  | { readonly type: 'confirmed' }

export const nameDialogMachine = setup({
  types: {
    context: {} as NameFields,
    events: {} as NameDialogEvent,
    input: {} as NameFields,
  },
  actors: { 'save fields': actorPort<NameSaving, NameFields>('save fields') },
  guards: {
    'a name is given': ({ context }) => context.name.trim() !== '',
    'they were saved': (_, { kind }: NameSaving) => kind === 'saved',
    'name is taken': (_, { kind }: NameSaving) => kind === 'name is taken',
  },
  actions: {
    'keep name': assign((_, { name }: Pick<NameFields, 'name'>) => ({ name })),
    'keep description': assign((_, { description }: Pick<NameFields, 'description'>) => ({ description })),
    'take saved fields': assign((_, { saved }: { saved: NameFields }) => saved),
  },
}).createMachine({
  id: 'name dialog',
  description: 'Naming something that needs a name of its own: a collection, a saved filter, or a friend.',
  context: ({ input }) => input,
  initial: 'editing',
  states: {
    editing: {
      initial: 'ready',
      on: {
        'name typed': { target: '.ready', actions: { type: 'keep name', params: ({ event }) => event } },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        'draft discarded': { target: '.ready', actions: { type: 'take saved fields', params: ({ event }) => event } },
        confirmed: { guard: 'a name is given', target: 'saving' },
      },
      states: {
        ready: {},
        'name taken': { description: 'Another one has this name, compared ignoring case.' },
        refused: { description: 'The browser did not save it. It can be tried again.' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save fields',
        src: 'save fields',
        input: ({ context: { name, description } }) => ({ name: name.trim(), description: description.trim() }),
        onDone: [
          { guard: { type: 'they were saved', params: ({ event }) => event.output }, target: 'saved' },
          { guard: { type: 'name is taken', params: ({ event }) => event.output }, target: 'editing.name taken' },
          { target: 'editing.refused' },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'editing.refused' },
      },
    },
    saved: { type: 'final' },
  },
})
