import { consenting, protecting as protectingIn, reviewing, sealed } from '../joining.ts'
import {
  type Answered,
  failedAtOnce,
  joiningOf,
  newPassphraseIn,
  passphraseIn,
  type SyncContext,
  syncSetup,
} from './sync-setup.ts'

const refused = {
  guard: { type: 'it was refused', params: ({ event }: Answered) => event.output },
  target: 'explaining.refused',
  actions: { type: 'keep refusal', params: ({ event }: Answered) => event.output },
} as const

/** The states in which a user connects a folder. Nothing has changed before 'joining'. */
export const connecting = syncSetup.createStateConfig({
  initial: 'explaining',
  on: { canceled: { target: '#sync.looking' } },
  states: {
    explaining: {
      description: 'In words first: what is written, and who can read it.',
      initial: 'ready',
      on: { 'folder requested': { target: 'choosing' } },
      states: {
        ready: {},
        refused: { description: 'The last folder cannot be used. Another one may.' },
      },
    },
    choosing: {
      description: "The browser's own dialogs choose and allow a folder.",
      entry: 'forget',
      tags: 'busy',
      invoke: {
        id: 'choose folder',
        src: 'choose folder',
        onDone: [
          { guard: { type: 'folder was chosen', params: ({ event }) => event.output }, target: 'probing' },
          { target: 'explaining' },
        ],
        onError: { target: 'explaining.refused', actions: failedAtOnce },
      },
    },
    probing: {
      description: 'The folder is read and tried. Nothing is written that stays.',
      tags: 'busy',
      invoke: {
        id: 'probe folder',
        src: 'probe folder',
        input: ({ event }) => ({ passphrase: passphraseIn(event) }),
        onDone: [
          { guard: { type: 'passphrase is needed', params: ({ event }) => event.output }, target: 'sealed' },
          {
            guard: { type: 'passphrase was wrong', params: ({ event }) => event.output },
            target: 'sealed.wrong passphrase',
          },
          refused,
          { target: 'judging', actions: { type: 'keep what was found', params: ({ event }) => event.output } },
        ],
        onError: { target: 'explaining.refused', actions: failedAtOnce },
      },
    },
    sealed: { ...sealed, on: { 'passphrase given': { target: 'probing' } } },
    judging: {
      always: [
        { guard: 'folder is empty', target: 'setting up' },
        { guard: 'folder is of another library', target: 'reviewing' },
        { target: 'joining' },
      ],
    },
    'setting up': {
      description: 'The first device decides whether a passphrase seals the folder.',
      on: {
        'sealing answered': { actions: { type: 'keep sealing', params: ({ event }) => event } },
        'key answered': { actions: { type: 'keep key answer', params: ({ event }) => event } },
        'set up': { guard: { type: 'set-up is complete', params: ({ event }) => event }, target: 'joining' },
      },
    },
    reviewing: {
      ...reviewing,
      on: { ...reviewing.on, 'key answered': { actions: { type: 'keep key answer', params: ({ event }) => event } } },
    },
    consenting,
    joining: {
      description: 'Everything is merged at once, or nothing is. It can no longer be canceled.',
      tags: 'busy',
      on: { canceled: {} },
      invoke: {
        id: 'join folder',
        src: 'join folder',
        input: ({ context, event }) => joiningOf(context, event),
        onDone: [
          refused,
          {
            target: '#sync.looking',
            actions: [
              { type: 'keep what joining changed', params: ({ event }) => event.output },
              'tell other tabs of the change',
            ],
          },
        ],
        onError: { target: 'explaining.refused', actions: failedAtOnce },
      },
    },
  },
})

/** Before a folder is joined, and before a round removes much. */
export const protecting = syncSetup.createStateConfig({
  ...protectingIn(({ found }: SyncContext) => found !== null, { target: '#sync.looking' }),
  onDone: [
    { guard: 'a folder is being joined', target: '#sync.connecting.joining' },
    { target: '#sync.connected.round' },
  ],
})

/** Another passphrase for a sealed folder. Passphrases are never kept in the context. */
export const changingPassphrase = syncSetup.createStateConfig({
  description: 'The key of the folder stays the same. No file is changed: the new passphrase gets one of its own.',
  initial: 'asking',
  entry: 'forget all but the folder',
  on: { canceled: { target: '#sync.looking' } },
  states: {
    asking: {
      initial: 'ready',
      on: {
        'new passphrase given': {
          guard: { type: 'new passphrase is long enough', params: ({ event }) => event },
          target: 'changing',
        },
      },
      states: {
        ready: {},
        'wrong passphrase': {},
        failed: { description: 'The passphrase is as it was.' },
      },
    },
    changing: {
      tags: 'busy',
      on: { canceled: {} },
      invoke: {
        id: 'change passphrase',
        src: 'change passphrase',
        input: ({ event }) => newPassphraseIn(event),
        onDone: [
          {
            guard: { type: 'passphrase was wrong', params: ({ event }) => event.output },
            target: 'asking.wrong passphrase',
          },
          { guard: { type: 'it was refused', params: ({ event }) => event.output }, target: 'asking.failed' },
          { target: 'changed' },
        ],
        onError: { target: 'asking.failed' },
      },
    },
    changed: { description: 'Says that the former passphrase opens the folder, too.' },
  },
})
