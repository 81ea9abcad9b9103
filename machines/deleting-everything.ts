import { setup } from 'xstate'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { actorPort } from './ports.ts'

/** Null for a library that no other device has. */
export type DeletionScope = ChangeScope | null

export type DeletingEverythingEvent =
  | { readonly type: 'confirmed'; readonly scope: DeletionScope }
  | { readonly type: 'canceled' }

export const deletingEverythingMachine = setup({
  types: { events: {} as DeletingEverythingEvent },
  actors: { 'delete everything': actorPort<boolean, { scope: DeletionScope }>('delete everything') },
  guards: { 'all was deleted': (_, isDeleted: boolean) => isDeleted },
}).createMachine({
  id: 'deleting everything',
  description: "Deleting all of a user's data in this browser, once they have confirmed it.",
  initial: 'asking',
  states: {
    asking: {
      initial: 'undecided',
      on: { confirmed: 'deleting', canceled: 'canceled' },
      states: {
        undecided: {},
        refused: { description: 'The browser deleted nothing. It can be tried again.' },
      },
    },
    deleting: {
      description: 'Can be neither started again nor canceled.',
      tags: 'busy',
      invoke: {
        id: 'delete everything',
        src: 'delete everything',
        input: ({ event }) => ({ scope: event.type === 'confirmed' ? event.scope : null }),
        onDone: [
          { guard: { type: 'all was deleted', params: ({ event }) => event.output }, target: 'deleted' },
          { target: 'asking.refused' },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'asking.refused' },
      },
    },
    deleted: { type: 'final' },
    canceled: { type: 'final' },
  },
})
