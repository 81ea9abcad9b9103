import { changingPassphrase, connecting, protecting } from './sync-connecting.ts'
import { round } from './sync-round.ts'
import { deviceIn, endedByRefusal, failed, nothingConnected, passphraseIn, syncSetup } from './sync-setup.ts'

/** What only the user can solve. Nothing of theirs is lost meanwhile, and changes here wait. */
const needsPerson = syncSetup.createStateConfig({
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
            guard: { type: 'folder is allowed', params: ({ event }) => event.output },
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
          { guard: { type: 'passphrase was wrong', params: ({ event }) => event.output }, target: 'passphrase.wrong' },
          {
            guard: { type: 'it was refused', params: ({ event }) => event.output },
            target: '#sync.connected.judging',
            actions: { type: 'keep problem', params: ({ event }) => event.output },
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

export const syncMachine = syncSetup.createMachine({
  id: 'sync',
  description:
    "Keeping a user's devices in sync through a folder in their own cloud. Every tab runs it; rounds take turns.",
  context: { ...nothingConnected, joined: null },
  initial: 'looking',
  invoke: { id: 'watch other tabs', src: 'watch other tabs' },
  states: {
    looking: {
      description: 'Is a folder connected, and may the page use it?',
      entry: 'forget',
      invoke: {
        id: 'look up folder',
        src: 'look up folder',
        onDone: [
          { guard: { type: 'no folder is connected', params: ({ event }) => event.output }, target: 'off' },
          {
            guard: { type: 'syncing is paused', params: ({ event }) => event.output },
            target: 'connected.paused',
            actions: { type: 'keep lookup', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'lookup is allowed', params: ({ event }) => event.output },
            target: 'connected.round',
            actions: { type: 'keep lookup', params: ({ event }) => event.output },
          },
          {
            target: 'connected.needs person.permission',
            actions: { type: 'keep lookup', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'off' },
      },
    },
    off: {
      description: 'Nothing leaves the browser.',
      initial: 'ready',
      entry: 'forget',
      states: { ready: {}, undone: { description: 'The records are as they were before a folder was joined.' } },
      on: {
        'connecting requested': { target: 'connecting' },
        'folder changed elsewhere': { target: 'looking' },
      },
    },
    connecting,
    protecting,
    'changing passphrase': changingPassphrase,
    connected: {
      initial: 'judging',
      invoke: { id: 'watch records', src: 'watch records' },
      on: {
        paused: {
          target: '.paused',
          actions: [{ type: 'keep pause', params: { isPaused: true } }, 'tell other tabs of the change'],
        },
        'device removal confirmed': { target: '.removing device' },
        'disconnecting requested': { target: 'disconnecting' },
        'passphrase change requested': { target: 'changing passphrase' },
        'joining undo requested': { guard: 'joining can be undone', target: '.undoing joining' },
        'records changed': { actions: 'forget what joining changed' },
        'records changed elsewhere': { actions: 'forget what joining changed' },
        'folder changed elsewhere': { target: 'looking' },
      },
      states: {
        idle: {
          initial: 'seen',
          invoke: { id: 'watch page', src: 'watch page' },
          states: {
            seen: {
              on: { 'page hidden': { target: 'unseen' } },
              after: { 'until next round': { target: '#sync.connected.round' } },
            },
            unseen: { description: 'A page in the background starts no round.' },
          },
          on: {
            'records changed': { target: 'collecting' },
            'page shown': { target: 'round' },
            'sync requested': { target: 'round' },
            'another tab reported': {
              target: 'judging',
              actions: { type: 'keep report', params: ({ event }) => event },
            },
          },
        },
        collecting: {
          description: 'Changes of a few seconds travel together.',
          initial: 'quiet',
          entry: 'forget what joining changed',
          on: { 'sync requested': { target: 'round' } },
          after: { 'longest wait': { target: 'round' } },
          states: {
            quiet: {
              on: { 'records changed': { target: 'quiet', reenter: true } },
              after: { 'a quiet moment': { target: '#sync.connected.round' } },
            },
          },
        },
        round,
        ended: {
          entry: {
            type: 'tell other tabs',
            params: ({ context: { folder, problem, removals } }) => ({ folder, problem, removals }),
          },
          always: { target: 'judging' },
        },
        judging: {
          description: 'What is to be done after a round, of this tab or of another.',
          always: [
            { guard: 'permission is missing', target: 'needs person.permission' },
            { guard: 'passphrase is missing', target: 'needs person.passphrase' },
            { guard: 'device left the library', target: 'needs person.rejoining' },
            { guard: 'files are of a newer version', target: 'read only' },
            { guard: 'it may pass', target: 'waiting' },
            { guard: 'folder is in trouble', target: 'needs person.trouble' },
            { guard: 'records changed meanwhile', target: 'collecting' },
            { guard: 'removals wait', target: 'needs person.removals' },
            { target: 'idle' },
          ],
        },
        'removing device': {
          description: 'Its marker is written first. What it wrote is taken over by the next round.',
          tags: 'syncing',
          invoke: {
            id: 'remove device',
            src: 'remove device',
            input: ({ event }) => ({ device: deviceIn(event) }),
            onDone: [endedByRefusal, { target: 'round' }],
            onError: { target: 'ended', actions: failed },
          },
        },
        'undoing joining': {
          description: 'This browser goes back to what it had, and leaves the library and the folder.',
          tags: 'syncing',
          invoke: {
            id: 'undo joining',
            src: 'undo joining',
            onDone: [
              {
                guard: { type: 'joining was undone', params: ({ event }) => event.output },
                target: '#sync.off.undone',
                actions: ['forget what joining changed', 'tell other tabs of the change'],
              },
              { target: 'undo refused' },
            ],
            onError: { target: 'undo refused' },
          },
        },
        'undo refused': {
          description: 'Nothing was undone, and the folder is still connected.',
          on: { 'records changed': { target: 'collecting' }, 'sync requested': { target: 'round' } },
          after: { 'longest wait': { target: 'round' } },
        },
        'needs person': needsPerson,
        waiting: {
          description: 'Something failed that may pass by itself, such as a file that the carrier holds.',
          invoke: { id: 'watch page', src: 'watch page' },
          on: {
            'page shown': { target: 'round' },
            'sync requested': { target: 'round' },
            'another tab reported': {
              target: 'judging',
              actions: { type: 'keep report', params: ({ event }) => event },
            },
          },
          after: { 'until next try': { target: 'round' } },
        },
        'read only': {
          description: 'A newer version of the app wrote to the folder. Nothing is written until this one is updated.',
          on: { 'sync requested': { target: 'round' } },
        },
        paused: {
          entry: 'forget all but the folder',
          on: {
            paused: {},
            resumed: {
              target: '#sync.looking',
              actions: [{ type: 'keep pause', params: { isPaused: false } }, 'tell other tabs of the change'],
            },
          },
        },
      },
    },
    disconnecting: {
      description: 'What is there stays, is handed over to the other devices or goes; what is here stays.',
      initial: 'asking',
      entry: 'forget all but the folder',
      states: {
        asking: {
          initial: 'ready',
          on: {
            'disconnecting confirmed': { target: 'leaving' },
            canceled: { target: '#sync.looking' },
          },
          states: { ready: {}, failed: { description: 'The folder is still connected.' } },
        },
        leaving: {
          tags: 'busy',
          invoke: {
            id: 'disconnect folder',
            src: 'disconnect folder',
            input: ({ event }) => ({ fate: event.type === 'disconnecting confirmed' ? event.fate : 'keep' }),
            onDone: [
              { guard: { type: 'it was refused', params: ({ event }) => event.output }, target: 'asking.failed' },
              { target: '#sync.off', actions: 'tell other tabs of the change' },
            ],
            onError: { target: 'asking.failed' },
          },
        },
      },
    },
  },
})
