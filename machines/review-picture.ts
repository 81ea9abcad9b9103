import { setup } from 'xstate'
import { actorPort } from './ports.ts'

export type ReviewPictureEvent = { readonly type: 'download requested' } | { readonly type: 'share requested' }

export const reviewPictureMachine = setup({
  types: { events: {} as ReviewPictureEvent, tags: {} as 'busy' },
  actors: {
    'load posters': actorPort<void, undefined>('load posters'),
    /** Resolves false when the browser cannot make a file of the picture. */
    'download picture': actorPort<boolean, undefined>('download picture'),
    /** As above; true also when the user closes the browser's dialog. */
    'share picture': actorPort<boolean, undefined>('share picture'),
  },
  guards: { 'picture was made': (_, isMade: boolean) => isMade },
}).createMachine({
  id: 'review picture',
  description: 'The picture of a year in review, which a user can keep or share once it has its posters.',
  initial: 'drawing',
  states: {
    drawing: {
      description: 'The posters are still missing.',
      invoke: {
        id: 'load posters',
        src: 'load posters',
        onDone: 'ready',
        onError: { description: 'It is complete without them, too.', target: 'ready' },
      },
    },
    ready: { on: { 'download requested': 'downloading', 'share requested': 'sharing' } },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'download picture',
        src: 'download picture',
        onDone: [
          { guard: { type: 'picture was made', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    sharing: {
      description: "As long as the browser's dialog is open, which a second press must not open again.",
      tags: 'busy',
      invoke: {
        id: 'share picture',
        src: 'share picture',
        onDone: [
          { guard: { type: 'picture was made', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'download requested': 'downloading', 'share requested': 'sharing' } },
  },
})
