import { assign, setup } from 'xstate'
import type { AddToCollectionOutcome } from '../src/domain/collections.ts'
import type { RecordId } from '../src/domain/library.ts'
import { actionPort, actorPort } from './ports.ts'

export const pauseBeforeAddingMs = 100

export interface NewCollection {
  readonly name: string
  readonly description: string
}

export type CreateResult =
  | { readonly kind: 'created'; readonly id: RecordId; readonly name: string }
  | { readonly kind: 'name is taken'; readonly name: string }
  | { readonly kind: 'not created' }

export type AddResult = { readonly kind: 'added' } | { readonly kind: 'not added' }

export interface AddToCollectionInput {
  /** The collections that do not hold the movie. */
  readonly choices: readonly RecordId[]
}

export interface AddToCollectionContext extends AddToCollectionInput, NewCollection {
  /** The collections that get the movie. */
  readonly chosen: readonly RecordId[]
}

export type AddToCollectionEvent =
  | { readonly type: 'choices changed'; readonly choices: readonly RecordId[] }
  | { readonly type: 'collection chosen'; readonly id: RecordId }
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  | { readonly type: 'create chosen' }
  | { readonly type: 'existing chosen' }
  | { readonly type: 'confirmed' }

const createdOnly = ({ context }: { readonly context: AddToCollectionContext }): AddToCollectionOutcome => ({
  kind: 'created only',
  name: context.name,
})

export const addToCollectionDialogMachine = setup({
  types: {
    context: {} as AddToCollectionContext,
    events: {} as AddToCollectionEvent,
    input: {} as AddToCollectionInput,
    tags: {} as 'busy',
  },
  actors: {
    'create collection': actorPort<CreateResult, NewCollection>('create collection'),
    'add movie': actorPort<AddResult, { collectionIds: readonly RecordId[] }>('add movie'),
  },
  delays: { 'pause before adding': pauseBeforeAddingMs },
  guards: {
    'there are choices': ({ context }) => context.choices.length > 0,
    'a collection is chosen': ({ context }) => context.chosen.length > 0,
    'a name is given': ({ context }) => context.name.trim() !== '',
    'collection was created': (_, params: { creation: CreateResult }) => params.creation.kind === 'created',
    'name is taken': (_, params: { creation: CreateResult }) => params.creation.kind === 'name is taken',
    'movie was added': (_, params: { addition: AddResult }) => params.addition.kind === 'added',
  },
  actions: {
    'keep choices': assign((_, params: { choices: readonly RecordId[] }) => ({ choices: params.choices })),
    'drop deleted collections': assign({
      chosen: ({ context }) => context.chosen.filter((id) => context.choices.includes(id)),
    }),
    choose: assign((_, params: { id: RecordId }) => ({ chosen: [params.id] })),
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'choose new collection': assign(({ context }, { creation }: { creation: CreateResult }) =>
      creation.kind === 'created'
        ? { chosen: [creation.id], choices: [...new Set([...context.choices, creation.id])], name: creation.name }
        : {},
    ),
    'clear name and description': assign({ name: '', description: '' }),
    announce: actionPort<AddToCollectionOutcome>(),
  },
}).createMachine({
  id: 'add to collection dialog',
  description: 'Putting a movie into a collection.',
  context: ({ input }) => ({ ...input, chosen: [], name: '', description: '' }),
  initial: 'opening',
  on: {
    'choices changed': { actions: { type: 'keep choices', params: ({ event }) => event } },
  },
  states: {
    opening: { always: [{ guard: 'there are choices', target: 'existing' }, { target: 'new' }] },
    existing: {
      initial: 'choosing',
      states: {
        choosing: {
          initial: 'ready',
          entry: 'drop deleted collections',
          on: {
            'choices changed': {
              description: 'Another tab may have deleted the chosen collection.',
              actions: [{ type: 'keep choices', params: ({ event }) => event }, 'drop deleted collections'],
            },
            'collection chosen': { target: '.ready', actions: { type: 'choose', params: ({ event }) => event } },
            'create chosen': {
              description: 'Keeps what was typed before.',
              target: '#add to collection dialog.new',
            },
            confirmed: { guard: 'a collection is chosen', target: 'adding' },
          },
          states: { ready: {}, refused: {} },
        },
        adding: {
          tags: 'busy',
          invoke: {
            id: 'add movie',
            src: 'add movie',
            input: ({ context }) => ({ collectionIds: context.chosen }),
            onDone: [
              {
                guard: { type: 'movie was added', params: ({ event }) => ({ addition: event.output }) },
                target: '#add to collection dialog.added',
                actions: { type: 'announce', params: { kind: 'added' } },
              },
              { target: 'choosing.refused', actions: { type: 'announce', params: { kind: 'not added' } } },
            ],
            onError: { target: 'choosing.refused', actions: { type: 'announce', params: { kind: 'adding failed' } } },
          },
        },
      },
    },
    new: {
      initial: 'naming',
      states: {
        naming: {
          initial: 'ready',
          on: {
            'name typed': { target: '.ready', actions: { type: 'keep name', params: ({ event }) => event } },
            'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
            'existing chosen': { guard: 'there are choices', target: '#add to collection dialog.existing' },
            confirmed: { guard: 'a name is given', target: 'creating' },
          },
          states: {
            ready: {},
            'name taken': { description: 'Another collection has this name, compared ignoring case.' },
            refused: {},
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
                guard: { type: 'collection was created', params: ({ event }) => ({ creation: event.output }) },
                target: 'pausing',
                actions: { type: 'choose new collection', params: ({ event }) => ({ creation: event.output }) },
              },
              {
                guard: { type: 'name is taken', params: ({ event }) => ({ creation: event.output }) },
                target: 'naming.name taken',
                actions: {
                  type: 'announce',
                  params: ({ context }) => ({ kind: 'name is taken', name: context.name.trim() }),
                },
              },
              { target: 'naming.refused', actions: { type: 'announce', params: { kind: 'creating failed' } } },
            ],
            onError: { target: 'naming.refused', actions: { type: 'announce', params: { kind: 'creating failed' } } },
          },
        },
        pausing: {
          description: 'Waits a moment before adding the first movie to a new collection.',
          tags: 'busy',
          after: { 'pause before adding': 'adding' },
        },
        adding: {
          tags: 'busy',
          invoke: {
            id: 'add movie',
            src: 'add movie',
            input: ({ context }) => ({ collectionIds: context.chosen }),
            onDone: [
              {
                guard: { type: 'movie was added', params: ({ event }) => ({ addition: event.output }) },
                target: '#add to collection dialog.added',
                actions: {
                  type: 'announce',
                  params: ({ context }) => ({ kind: 'created and added', name: context.name }),
                },
              },
              {
                description: 'The new collection is chosen, so that adding can be tried again.',
                target: '#add to collection dialog.existing.choosing.refused',
                actions: [{ type: 'announce', params: createdOnly }, 'clear name and description'],
              },
            ],
            onError: {
              target: '#add to collection dialog.existing.choosing.refused',
              actions: [{ type: 'announce', params: createdOnly }, 'clear name and description'],
            },
          },
        },
      },
    },
    added: { type: 'final' },
  },
})
