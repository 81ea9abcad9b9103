import { assign, setup } from 'xstate'
import { actionPort, actorPort } from './ports.ts'

export const shareKinds = ['link', 'picture', 'page', 'text'] as const
export type ShareKind = (typeof shareKinds)[number]

export const pictureShapes = ['portrait', 'landscape'] as const
export type PictureShape = (typeof pictureShapes)[number]

export interface ShareRequest {
  readonly kind: ShareKind
  readonly shape: PictureShape
  readonly name: string
  readonly from: string
  readonly note: string
}

/** What was made; the content itself stays with whoever made it. */
export interface MadeShare {
  /** A link that would be too long is a page. */
  readonly kind: ShareKind
  readonly detail: 'titles' | 'ids' | 'whole' | 'instead of a link'
  readonly canBeShared: boolean
}

export interface SharingContext {
  readonly kind: ShareKind
  readonly shape: PictureShape
  readonly made: MadeShare | null
}

export type SharingEvent =
  | { readonly type: 'kind chosen'; readonly kind: ShareKind }
  | { readonly type: 'shape chosen'; readonly shape: PictureShape }
  /** What the user wrote is never kept in the context. */
  | { readonly type: 'confirmed'; readonly name: string; readonly from: string; readonly note: string }
  | { readonly type: 'copy requested' }
  | { readonly type: 'share requested' }
  | { readonly type: 'download requested' }
  | { readonly type: 'went back' }
  | { readonly type: 'closed' }

export const sharingListMachine = setup({
  types: { context: {} as SharingContext, events: {} as SharingEvent, tags: {} as 'busy' },
  actors: {
    /** What it makes is what is copied, shared or downloaded then. */
    'make share': actorPort<MadeShare, ShareRequest>('make share'),
    'copy text': actorPort<void, undefined>('copy text'),
    /** Resolves false when the user closed the dialog of their system. */
    'share it': actorPort<boolean, undefined>('share it'),
  },
  guards: {
    'it was shared': (_, isShared: boolean) => isShared,
  },
  actions: {
    'keep kind': assign((_, { kind }: { kind: ShareKind }) => ({ kind })),
    'keep shape': assign((_, { shape }: { shape: PictureShape }) => ({ shape })),
    'keep what was made': assign((_, made: MadeShare) => ({ made })),
    'download file': actionPort<undefined>(),
  },
}).createMachine({
  id: 'sharing a list',
  description: 'Making a link, a picture, a page or a text of a list, and handing it over.',
  context: { kind: 'link', shape: 'portrait', made: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What it will be, under which name and with which note.',
      initial: 'ready',
      on: {
        'kind chosen': { actions: { type: 'keep kind', params: ({ event }) => event } },
        'shape chosen': { actions: { type: 'keep shape', params: ({ event }) => event } },
        confirmed: 'making',
        closed: 'closed',
      },
      states: {
        ready: {},
        failed: { description: 'It could not be made. It can be tried again.' },
      },
    },
    making: {
      description: 'A picture waits for its posters.',
      tags: 'busy',
      invoke: {
        id: 'make share',
        src: 'make share',
        input: ({ context, event }) => requestOf(context, event),
        onDone: { target: 'made', actions: { type: 'keep what was made', params: ({ event }) => event.output } },
        onError: 'choosing.failed',
      },
      on: { closed: 'closed' },
    },
    made: {
      description: 'Browsers copy and share only right after a click.',
      initial: 'waiting',
      on: {
        'copy requested': 'copying',
        'share requested': 'sharing',
        'download requested': { target: '.handed over', actions: 'download file' },
        'went back': 'choosing',
        closed: 'closed',
      },
      states: {
        waiting: {},
        copied: {},
        'handed over': { description: 'It was shared or downloaded.' },
        refused: { description: 'The browser did not copy or share it. It can still be selected or downloaded.' },
      },
    },
    copying: {
      invoke: { id: 'copy text', src: 'copy text', onDone: 'made.copied', onError: 'made.refused' },
      on: { closed: 'closed' },
    },
    sharing: {
      description: 'The share sheet of the system is open.',
      invoke: {
        id: 'share it',
        src: 'share it',
        onDone: [
          { guard: { type: 'it was shared', params: ({ event }) => event.output }, target: 'made.handed over' },
          { target: 'made' },
        ],
        onError: 'made.refused',
      },
      on: { closed: 'closed' },
    },
    closed: { type: 'final' },
  },
})

const requestOf = (
  { kind, shape }: SharingContext,
  event: SharingEvent | { readonly type: 'xstate.init' },
): ShareRequest => {
  const { name, from, note } = event.type === 'confirmed' ? event : { name: '', from: '', note: '' }
  return { kind, shape, name, from, note }
}
