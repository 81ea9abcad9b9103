import { assign, setup } from 'xstate'
import type { AddingOutcome } from '../src/domain/collections.ts'
import type { RecordId } from '../src/domain/library.ts'
import { actionPort, actorPort } from './ports.ts'

/** How long after a collection was created the movie is added to it, in milliseconds. */
export const settlingTime = 100

export interface NewCollection {
  readonly name: string
  readonly description: string
}

/** 'not created' when the browser refused it. */
export type Creation =
  | { readonly kind: 'created'; readonly id: RecordId; readonly name: string }
  | { readonly kind: 'name is taken'; readonly name: string }
  | { readonly kind: 'not created' }

/** 'not added' when a collection gave no link for the movie. */
export type Addition = { readonly kind: 'added' } | { readonly kind: 'not added' }

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

const createdOnly = ({ context }: { readonly context: AddToCollectionContext }): AddingOutcome => ({
  kind: 'created only',
  name: context.name,
})

/** Putting a movie into a collection: pick one, or name a new one that is created first. */
export const addToCollectionDialogMachine = setup({
  types: {
    context: {} as AddToCollectionContext,
    events: {} as AddToCollectionEvent,
    input: {} as AddToCollectionInput,
    tags: {} as 'busy',
  },
  actors: {
    'create collection': actorPort<Creation, NewCollection>('create collection'),
    'add movie': actorPort<Addition, { collectionIds: readonly RecordId[] }>('add movie'),
  },
  delays: { settling: settlingTime },
  guards: {
    'there are choices': ({ context }) => context.choices.length > 0,
    'a collection is chosen': ({ context }) => context.chosen.length > 0,
    'a name is given': ({ context }) => context.name.trim() !== '',
    'collection was created': (_, params: { creation: Creation }) => params.creation.kind === 'created',
    'name is taken': (_, params: { creation: Creation }) => params.creation.kind === 'name is taken',
    'movie was added': (_, params: { addition: Addition }) => params.addition.kind === 'added',
  },
  actions: {
    'keep choices': assign((_, params: { choices: readonly RecordId[] }) => ({ choices: params.choices })),
    'drop what is gone': assign({
      chosen: ({ context }) => context.chosen.filter((id) => context.choices.includes(id)),
    }),
    choose: assign((_, params: { id: RecordId }) => ({ chosen: [params.id] })),
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'choose the new collection': assign(({ context }, { creation }: { creation: Creation }) =>
      creation.kind === 'created'
        ? { chosen: [creation.id], choices: [...new Set([...context.choices, creation.id])], name: creation.name }
        : {},
    ),
    'clear name and description': assign({ name: '', description: '' }),
    say: actionPort<AddingOutcome>(),
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
          entry: 'drop what is gone',
          on: {
            'choices changed': {
              description: 'Another tab may have deleted what is chosen.',
              actions: [{ type: 'keep choices', params: ({ event }) => event }, 'drop what is gone'],
            },
            'collection chosen': { target: '.ready', actions: { type: 'choose', params: ({ event }) => event } },
            'create chosen': {
              description: 'What was typed before is still there.',
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
                actions: { type: 'say', params: { kind: 'added' } },
              },
              { target: 'choosing.refused', actions: { type: 'say', params: { kind: 'not added' } } },
            ],
            onError: { target: 'choosing.refused', actions: { type: 'say', params: { kind: 'adding failed' } } },
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
                target: 'settling',
                actions: { type: 'choose the new collection', params: ({ event }) => ({ creation: event.output }) },
              },
              {
                guard: { type: 'name is taken', params: ({ event }) => ({ creation: event.output }) },
                target: 'naming.name taken',
                actions: {
                  type: 'say',
                  params: ({ context }) => ({ kind: 'name is taken', name: context.name.trim() }),
                },
              },
              { target: 'naming.refused', actions: { type: 'say', params: { kind: 'creating failed' } } },
            ],
            onError: { target: 'naming.refused', actions: { type: 'say', params: { kind: 'creating failed' } } },
          },
        },
        settling: {
          description: 'A new collection is given a moment before its first movie.',
          tags: 'busy',
          after: { settling: 'adding' },
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
                actions: { type: 'say', params: ({ context }) => ({ kind: 'created and added', name: context.name }) },
              },
              {
                description: 'The new collection is chosen, so that adding can be tried again.',
                target: '#add to collection dialog.existing.choosing.refused',
                actions: [{ type: 'say', params: createdOnly }, 'clear name and description'],
              },
            ],
            onError: {
              target: '#add to collection dialog.existing.choosing.refused',
              actions: [{ type: 'say', params: createdOnly }, 'clear name and description'],
            },
          },
        },
      },
    },
    added: { type: 'final' },
  },
})
