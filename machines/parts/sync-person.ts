import { failed, syncSetup } from './sync-setup.ts'
import { passphraseIn } from './sync-types.ts'

/** What only the person can solve. Nothing of theirs is lost meanwhile, and changes here wait. */
export const needsPerson = syncSetup.createStateConfig({
  initial: 'trouble',
  invoke: { id: 'watch page', src: 'watch page' },
  on: {
    'another tab reported': {
      target: '#sync.connected.judging',
      actions: { type: 'keep report', params: ({ event }) => event },
    },
  },
  states: {
    permission: {
      description: 'The browser forgot that the folder is allowed, and asks again only after a click.',
      on: { 'permission requested': { target: 'asking permission' } },
    },
    'asking permission': {
      invoke: {
        id: 'ask permission',
        src: 'ask permission',
        onDone: [
          {
            guard: { type: 'folder is allowed', params: ({ event }) => ({ isAllowed: event.output }) },
            target: '#sync.connected.round',
            actions: 'tell other tabs of the change',
          },
          { target: 'permission' },
        ],
        onError: { target: 'permission' },
      },
    },
    passphrase: {
      description: 'This browser has no key for what is in the folder. It writes nothing until it has.',
      initial: 'missing',
      on: { 'passphrase given': { target: 'unlocking' } },
      states: { missing: {}, wrong: {} },
    },
    unlocking: {
      tags: 'busy',
      invoke: {
        id: 'unlock folder',
        src: 'unlock folder',
        input: ({ event }) => ({ passphrase: passphraseIn(event) }),
        onDone: [
          {
            guard: { type: 'passphrase was wrong', params: ({ event }) => ({ answer: event.output }) },
            target: 'passphrase.wrong',
          },
          {
            guard: { type: 'it was refused', params: ({ event }) => ({ answer: event.output }) },
            target: '#sync.connected.judging',
            actions: { type: 'keep problem', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: '#sync.connected.round', actions: 'tell other tabs of the change' },
        ],
        onError: { target: '#sync.connected.judging', actions: failed },
      },
    },
    removals: {
      description: 'Other devices removed so much that it could be a mistake. Everything else goes on.',
      on: {
        'removals answered': [
          {
            guard: { type: 'removals are wanted', params: ({ event }) => event },
            target: '#sync.protecting',
            actions: { type: 'keep answer', params: ({ event }) => event },
          },
          {
            target: '#sync.connected.round',
            actions: { type: 'keep answer', params: ({ event }) => event },
          },
        ],
        'records changed': { target: '#sync.connected.collecting' },
        'page shown': { target: '#sync.connected.round' },
        'sync requested': { target: '#sync.connected.round' },
      },
    },
    rejoining: {
      description: 'Another device removed this one, or the folder is of another library now.',
      on: { 'rejoining requested': { target: '#sync.connecting.probing', actions: 'forget' } },
    },
    trouble: {
      description: 'The folder is full, gone or not to be written to, or this browser has no room.',
      on: {
        'page shown': { target: '#sync.connected.round' },
        'sync requested': { target: '#sync.connected.round' },
      },
    },
  },
})
