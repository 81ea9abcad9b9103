import { assign, setup } from 'xstate'
import type { RecordId } from '#domain/values/ids.ts'
import { actorPort, callbackPort } from './ports.ts'

export const pauseBeforeAddingMs = 100

export interface NewCollection {
  readonly name: string
  readonly description: string
}

export interface CreatedCollection {
  readonly id: RecordId
  readonly name: string
}

export type CreateResult =
  | { readonly kind: 'created'; readonly collection: CreatedCollection }
  | { readonly kind: 'name is taken' | 'not created' }

export type AddResult = { readonly kind: 'added' | 'not added' }

export interface Addition {
  readonly collectionIds: readonly RecordId[]
  /** The one of them that was created for it. */
  readonly created: CreatedCollection | null
}

export interface AddToCollectionContext extends NewCollection {
  /** The collections that do not hold all of the movies. */
  readonly choices: readonly RecordId[]
  /** The collections that get the movies. */
  readonly chosen: readonly RecordId[]
  readonly created: CreatedCollection | null
}

export type AddToCollectionEvent =
  | { readonly type: 'choices changed'; readonly choices: readonly RecordId[] }
  | { readonly type: 'collection toggled'; readonly id: RecordId }
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  /** With nothing typed. */
  | { readonly type: 'draft discarded' }
  | { readonly type: 'confirmed' }

export const addToCollectionDialogMachine = setup({
  types: {
    context: {} as AddToCollectionContext,
    events: {} as AddToCollectionEvent,
    input: {} as NewCollection,
    tags: {} as 'busy',
  },
  actors: {
    'create collection': actorPort<CreateResult, NewCollection>('create collection'),
    'add movies': actorPort<AddResult, Addition>('add movies'),
    /** Sends 'choices changed', also at the start. */
    'watch collections': callbackPort(),
  },
  delays: { 'pause before adding': pauseBeforeAddingMs },
  guards: {
    'a collection is chosen': ({ context }) => context.chosen.length > 0,
    'a name is given': ({ context }) => context.name.trim() !== '',
    'collection was created': (_, creation: CreateResult) => creation.kind === 'created',
    'name is taken': (_, creation: CreateResult) => creation.kind === 'name is taken',
    'movies were added': (_, addition: AddResult) => addition.kind === 'added',
  },
  actions: {
    'keep choices': assign((_, params: { choices: readonly RecordId[] }) => ({ choices: params.choices })),
    'drop deleted collections': assign({
      chosen: ({ context }) => context.chosen.filter((id) => context.choices.includes(id)),
    }),
    toggle: assign(({ context: { chosen } }, { id }: { id: RecordId }) => ({
      chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    })),
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'choose new collection': assign(({ context }, creation: CreateResult) =>
      creation.kind === 'created'
        ? {
            created: creation.collection,
            choices: [...new Set([...context.choices, creation.collection.id])],
            chosen: [...new Set([...context.chosen, creation.collection.id])],
          }
        : {},
    ),
    'clear new collection': assign({ created: null, name: '', description: '' }),
  },
}).createMachine({
  id: 'add to collection dialog',
  description: 'Adding movies to collections, including a new one.',
  context: ({ input }) => ({ choices: [], chosen: [], created: null, ...input }),
  initial: 'choosing',
  invoke: { id: 'watch collections', src: 'watch collections' },
  on: {
    'choices changed': { actions: { type: 'keep choices', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      initial: 'ready',
      entry: 'drop deleted collections',
      on: {
        'choices changed': {
          description: 'Another tab may have deleted a chosen collection.',
          actions: [{ type: 'keep choices', params: ({ event }) => event }, 'drop deleted collections'],
        },
        'collection toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'name typed': { target: '.ready', actions: { type: 'keep name', params: ({ event }) => event } },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        'draft discarded': { target: '.ready', actions: 'clear new collection' },
        confirmed: [
          { guard: 'a name is given', target: 'creating' },
          { guard: 'a collection is chosen', target: 'adding' },
        ],
      },
      states: {
        ready: {},
        'name taken': { description: 'Another collection has this name, compared ignoring case.' },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'create collection',
        src: 'create collection',
        input: ({ context }) => ({ name: context.name.trim(), description: context.description.trim() }),
        onDone: [
          {
            guard: { type: 'collection was created', params: ({ event }) => event.output },
            target: 'pausing',
            actions: { type: 'choose new collection', params: ({ event }) => event.output },
          },
          { guard: { type: 'name is taken', params: ({ event }) => event.output }, target: 'choosing.name taken' },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    pausing: {
      description: 'Waits a moment before adding the first movie to a new collection.',
      tags: 'busy',
      after: { 'pause before adding': 'adding' },
    },
    adding: {
      description: 'Adds to all chosen collections at once, or to none.',
      tags: 'busy',
      invoke: {
        id: 'add movies',
        src: 'add movies',
        input: ({ context }) => ({ collectionIds: context.chosen, created: context.created }),
        onDone: [
          { guard: { type: 'movies were added', params: ({ event }) => event.output }, target: 'added' },
          {
            description: 'A new collection stays chosen, so that adding can be tried again.',
            target: 'choosing',
            actions: 'clear new collection',
          },
        ],
        onError: { target: 'choosing', actions: 'clear new collection' },
      },
    },
    added: { type: 'final' },
  },
})
