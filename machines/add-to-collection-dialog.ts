import { assign, setup } from 'xstate'
import type { RecordId } from '../src/domain/library.ts'
import { port } from './ports.ts'

/** How long after a collection was created the movie is added to it, in milliseconds (spec section 9). */
export const settlingTime = 100

export interface NewCollection {
  readonly name: string
  readonly description: string
}

/** What came of creating a collection; 'not created' when the browser refused it. */
export type Creation =
  | { readonly kind: 'created'; readonly id: RecordId; readonly name: string }
  | { readonly kind: 'name is taken'; readonly name: string }
  | { readonly kind: 'not created' }

/** What came of adding the movie: 'not added' when the collection gave no link for it. */
export type Addition = { readonly kind: 'added' } | { readonly kind: 'not added' }

/** Everything this dialog has to say. */
export type AddingOutcome =
  | { readonly kind: 'added' | 'not added' | 'adding failed' | 'creating failed' }
  | { readonly kind: 'created and added' | 'created only' | 'name is taken'; readonly name: string }

export interface AddToCollectionInput {
  /** Whether a collection is left that does not hold the movie. */
  readonly hasChoices: boolean
}

export interface AddToCollectionContext extends AddToCollectionInput, NewCollection {
  /** The collection picked from the list. */
  readonly chosen: RecordId | null
  /** The collection that was created in this dialog and waits for its movie. */
  readonly created: { readonly id: RecordId; readonly name: string } | null
}

export type AddToCollectionEvent =
  | { readonly type: 'collection chosen'; readonly id: RecordId }
  | { readonly type: 'name typed'; readonly name: string }
  | { readonly type: 'description typed'; readonly description: string }
  | { readonly type: 'new one wanted' }
  | { readonly type: 'existing one wanted' }
  | { readonly type: 'confirmed' }

/** Putting a movie into a collection: pick one, or name a new one that is created first. */
export const addToCollectionDialogMachine = setup({
  types: {
    context: {} as AddToCollectionContext,
    events: {} as AddToCollectionEvent,
    input: {} as AddToCollectionInput,
  },
  actors: {
    'create collection': port<Creation, NewCollection>('create collection'),
    'add movie': port<Addition, { collectionId: RecordId }>('add movie'),
  },
  delays: { settling: settlingTime },
  guards: {
    'there are choices': ({ context }) => context.hasChoices,
    'a collection is chosen': ({ context }) => context.chosen !== null,
    'a name is given': ({ context }) => context.name.trim() !== '',
    'it came to be': (_, params: { creation: Creation }) => params.creation.kind === 'created',
    'the name is taken': (_, params: { creation: Creation }) => params.creation.kind === 'name is taken',
    'it is in': (_, params: { addition: Addition }) => params.addition.kind === 'added',
    'the collection is new': ({ context }) => context.created !== null,
  },
  actions: {
    choose: assign((_, params: { id: RecordId }) => ({ chosen: params.id })),
    'keep name': assign((_, params: { name: string }) => ({ name: params.name })),
    'keep description': assign((_, params: { description: string }) => ({ description: params.description })),
    'keep creation': assign((_, params: { creation: Creation }) =>
      params.creation.kind === 'created'
        ? { created: { id: params.creation.id, name: params.creation.name }, hasChoices: true }
        : {},
    ),
    'choose the new one': assign(({ context }) => ({
      chosen: context.created?.id ?? null,
      created: null,
      name: '',
      description: '',
    })),
    say: (_, _params: AddingOutcome) => {},
  },
}).createMachine({
  id: 'add to collection dialog',
  description: 'Putting a movie into a collection.',
  context: ({ input }) => ({ ...input, chosen: null, created: null, name: '', description: '' }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'With nothing left to choose from, a new collection is named at once.',
      always: [{ guard: 'there are choices', target: 'choosing' }, { target: 'naming' }],
    },
    choosing: {
      description: 'The collections that do not hold the movie yet.',
      initial: 'ready',
      on: {
        'collection chosen': { target: '.ready', actions: { type: 'choose', params: ({ event }) => event } },
        'new one wanted': { description: 'What was typed before is still there.', target: 'naming' },
        confirmed: { description: 'Not before one is chosen.', guard: 'a collection is chosen', target: 'adding' },
      },
      states: {
        ready: { description: 'A collection can be chosen, and the choice confirmed.' },
        refused: { description: 'The movie could not be added; it has been said why.' },
      },
    },
    naming: {
      description: 'A new collection: its name, and a description if one is wanted.',
      initial: 'ready',
      on: {
        'name typed': {
          description: 'Another name takes a refusal away.',
          target: '.ready',
          actions: { type: 'keep name', params: ({ event }) => event },
        },
        'description typed': { actions: { type: 'keep description', params: ({ event }) => event } },
        'existing one wanted': {
          description: 'There is a way back only where there is a choice.',
          guard: 'there are choices',
          target: 'choosing',
        },
        confirmed: { description: 'Not with a blank name.', guard: 'a name is given', target: 'creating' },
      },
      states: {
        ready: { description: 'A name can be typed, and confirmed once it is not blank.' },
        'name taken': { description: 'Another collection has this name, compared ignoring case.' },
        refused: { description: 'The collection could not be created; it has been said why.' },
      },
    },
    creating: {
      description: 'The collection is being created; nothing else is taken meanwhile.',
      tags: 'pending',
      invoke: {
        id: 'create collection',
        src: 'create collection',
        input: ({ context }) => ({ name: context.name.trim(), description: context.description.trim() }),
        onDone: [
          {
            guard: { type: 'it came to be', params: ({ event }) => ({ creation: event.output }) },
            target: 'settling',
            actions: { type: 'keep creation', params: ({ event }) => ({ creation: event.output }) },
          },
          {
            guard: { type: 'the name is taken', params: ({ event }) => ({ creation: event.output }) },
            target: 'naming.name taken',
            actions: { type: 'say', params: ({ context }) => ({ kind: 'name is taken', name: context.name.trim() }) },
          },
          { target: 'naming.refused', actions: { type: 'say', params: { kind: 'creating failed' } } },
        ],
        onError: { target: 'naming.refused', actions: { type: 'say', params: { kind: 'creating failed' } } },
      },
    },
    settling: {
      description: 'A new collection is given a moment before its first movie.',
      tags: 'pending',
      after: { settling: { description: 'The moment is over.', target: 'adding' } },
    },
    adding: {
      description: 'The movie is being added to the collection chosen, or to the one just created.',
      tags: 'pending',
      invoke: {
        id: 'add movie',
        src: 'add movie',
        input: ({ context }) => ({ collectionId: goalOf(context) }),
        onDone: [
          {
            guard: { type: 'it is in', params: ({ event }) => ({ addition: event.output }) },
            target: 'added',
          },
          { target: 'not added', actions: { type: 'say', params: ({ context }) => notAdded(context, 'not added') } },
        ],
        onError: {
          target: 'not added',
          actions: { type: 'say', params: ({ context }) => notAdded(context, 'adding failed') },
        },
      },
    },
    'not added': {
      description: 'A collection that was created all the same is chosen, so that adding can be tried again.',
      always: [
        { guard: 'the collection is new', target: 'choosing.refused', actions: 'choose the new one' },
        { target: 'choosing.refused' },
      ],
    },
    added: {
      description: 'The movie is in, and it has been said.',
      type: 'final',
      entry: {
        type: 'say',
        params: ({ context: { created } }) =>
          created ? { kind: 'created and added', name: created.name } : { kind: 'added' },
      },
    },
  },
})

const goalOf = ({ created, chosen }: AddToCollectionContext): RecordId => {
  const id = created?.id ?? chosen
  if (id === null) throw new Error('The movie is to be added, but to no collection.')
  return id
}

const notAdded = ({ created }: AddToCollectionContext, kind: 'not added' | 'adding failed'): AddingOutcome =>
  created ? { kind: 'created only', name: created.name } : { kind }
