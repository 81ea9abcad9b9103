import { setup } from 'xstate'
import { actionPort, actorPort, watcherPort } from './ports.ts'

/** How long the inspector's window has for its first word, in milliseconds. */
export const windowTimeoutMs = 15_000

/** 'blocked' by the browser. */
export type Opening = { readonly kind: 'opened' | 'blocked' }

/** Everything that this flow has to say. */
export type InspectorNews = { readonly kind: 'attached' | 'blocked' | 'unanswered' }

export type InspectorEvent =
  | { readonly type: 'window answered' }
  | { readonly type: 'window closed' }
  | { readonly type: 'stopped' }

/** Showing the app's machines in Stately's inspector: open its window, wait for its first word, send until it goes. */
export const inspectorMachine = setup({
  types: { events: {} as InspectorEvent },
  actors: {
    'open window': actorPort<Opening, undefined>('open window'),
    /** Sends 'window answered' and 'window closed'. */
    'watch window': watcherPort(),
  },
  delays: { 'window timeout': windowTimeoutMs },
  guards: { 'the browser blocked it': (_, params: Opening) => params.kind === 'blocked' },
  actions: { say: actionPort<InspectorNews>(), disconnect: actionPort<undefined>() },
}).createMachine({
  id: 'inspector',
  description: "Showing the app's machines in Stately's inspector.",
  initial: 'opening',
  on: { stopped: '.closed' },
  states: {
    opening: {
      description: 'The browser may refuse a window that no click has asked for.',
      invoke: {
        id: 'open window',
        src: 'open window',
        onDone: [
          { guard: { type: 'the browser blocked it', params: ({ event }) => event.output }, target: 'blocked' },
          { target: 'open' },
        ],
        onError: 'blocked',
      },
    },
    open: {
      invoke: { id: 'watch window', src: 'watch window' },
      initial: 'waiting',
      on: { 'window closed': 'closed' },
      states: {
        waiting: {
          description: 'What happens meanwhile is kept for the window.',
          on: { 'window answered': 'attached' },
          after: { 'window timeout': 'unanswered' },
        },
        unanswered: {
          description: 'Without a network the window stays silent. A late answer still counts.',
          entry: { type: 'say', params: { kind: 'unanswered' } },
          on: { 'window answered': 'attached' },
        },
        attached: {
          description: 'Everything that happens is sent, without the key and without personal data.',
          entry: { type: 'say', params: { kind: 'attached' } },
        },
      },
    },
    blocked: { type: 'final', entry: { type: 'say', params: { kind: 'blocked' } } },
    closed: { type: 'final', entry: 'disconnect' },
  },
})
