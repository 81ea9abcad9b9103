import { setup } from 'xstate'
import { actorPort } from './ports.ts'

/** How long the inspector's window has for its first word, in milliseconds. */
export const patience = 15_000

/** What came of opening the window; 'blocked' by the browser. */
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
  actors: { 'open window': actorPort<Opening, undefined>('open window') },
  delays: { patience },
  guards: { 'the browser blocked it': (_, params: Opening) => params.kind === 'blocked' },
  actions: {
    say: (_, _params: InspectorNews) => {},
    'take leave': () => {},
  },
}).createMachine({
  id: 'inspector',
  description: "Showing the app's machines in Stately's inspector.",
  initial: 'opening',
  on: {
    stopped: { description: 'The person has seen enough.', target: '.closed' },
    'window closed': { description: 'There is nobody left to show anything to.', target: '.closed' },
  },
  states: {
    opening: {
      description: 'The browser is asked for a window; it may refuse one that no click has asked for.',
      invoke: {
        id: 'open window',
        src: 'open window',
        onDone: [
          { guard: { type: 'the browser blocked it', params: ({ event }) => event.output }, target: 'blocked' },
          { target: 'waiting' },
        ],
        onError: { description: 'Whatever it is, there is no window.', target: 'blocked' },
      },
    },
    waiting: {
      description: 'The window is open; what happens meanwhile is kept for it.',
      on: { 'window answered': { target: 'attached' } },
      after: { patience: { description: 'Without a network the window stays silent.', target: 'unanswered' } },
    },
    unanswered: {
      description: 'It has been said that no answer came; a late one still counts.',
      entry: { type: 'say', params: { kind: 'unanswered' } },
      on: { 'window answered': { target: 'attached' } },
    },
    attached: {
      description: 'Everything that happens is sent, without the key and without personal data.',
      entry: { type: 'say', params: { kind: 'attached' } },
    },
    blocked: {
      description: 'It has been said that the browser allows no window.',
      type: 'final',
      entry: { type: 'say', params: { kind: 'blocked' } },
    },
    closed: { description: 'Nothing is sent any more.', type: 'final', entry: 'take leave' },
  },
})
