import { setup } from 'xstate'
import { actionPort, actorPort, callbackPort } from './ports.ts'

export const windowTimeoutMs = 15_000

export type OpenResult = { readonly kind: 'opened' | 'blocked' }

export type InspectorStatus = { readonly kind: 'attached' | 'blocked' | 'unanswered' }

export type InspectorEvent =
  | { readonly type: 'window answered' }
  | { readonly type: 'window closed' }
  | { readonly type: 'stopped' }

export const inspectorMachine = setup({
  types: { events: {} as InspectorEvent },
  actors: {
    'open window': actorPort<OpenResult, undefined>('open window'),
    /** Sends 'window answered' and 'window closed'. */
    'watch window': callbackPort(),
  },
  delays: { 'window timeout': windowTimeoutMs },
  guards: { 'the browser blocked it': (_, params: OpenResult) => params.kind === 'blocked' },
  actions: { announce: actionPort<InspectorStatus>(), disconnect: actionPort<undefined>() },
}).createMachine({
  id: 'inspector',
  description: "Showing the app's machines in Stately's inspector.",
  initial: 'opening',
  on: { stopped: '.closed' },
  states: {
    opening: {
      description: 'The browser may block a window that was not opened by a click.',
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
          description: 'Messages are queued until the window responds.',
          on: { 'window answered': 'attached' },
          after: { 'window timeout': 'unanswered' },
        },
        unanswered: {
          description: 'Without a network the window never responds. A late response still counts.',
          entry: { type: 'announce', params: { kind: 'unanswered' } },
          on: { 'window answered': 'attached' },
        },
        attached: {
          description: 'Every message is sent, without the key and without personal data.',
          entry: { type: 'announce', params: { kind: 'attached' } },
        },
      },
    },
    blocked: { type: 'final', entry: { type: 'announce', params: { kind: 'blocked' } } },
    closed: { type: 'final', entry: 'disconnect' },
  },
})
