import { failedAtOnce, joiningOf, newPassphraseIn, passphraseIn, syncSetup } from './sync-setup.ts'

/** The states in which a person connects a folder. Nothing has changed before 'joining'. */
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
          {
            guard: { type: 'folder was chosen', params: ({ event }) => ({ isChosen: event.output }) },
            target: 'probing',
          },
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
          {
            guard: { type: 'passphrase is needed', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking passphrase',
          },
          {
            guard: { type: 'passphrase was wrong', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking passphrase.wrong passphrase',
          },
          {
            guard: { type: 'it was refused', params: ({ event }) => ({ answer: event.output }) },
            target: 'explaining.refused',
            actions: { type: 'keep refusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'judging',
            actions: { type: 'keep what was found', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'explaining.refused', actions: failedAtOnce },
      },
    },
    'asking passphrase': {
      description: 'Another device has sealed what is in the folder.',
      initial: 'without passphrase',
      on: { 'passphrase given': { target: 'probing' } },
      states: { 'without passphrase': {}, 'wrong passphrase': {} },
    },
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
      description: "Shows what is here and what is there. The person's choice decides what becomes of both.",
      on: {
        'joining chosen': { actions: { type: 'keep choice', params: ({ event: { joining } }) => ({ joining }) } },
        'collections answered': {
          actions: { type: 'keep choice', params: ({ event: { joinsCollections } }) => ({ joinsCollections }) },
        },
        'key answered': { actions: { type: 'keep key answer', params: ({ event }) => event } },
        confirmed: [{ guard: 'joining removes much', target: 'consenting' }, { target: '#sync.protecting' }],
      },
    },
    consenting: {
      description: 'Joining removes so much that it could be a mistake.',
      on: {
        'removals answered': { actions: { type: 'keep choice', params: ({ event: { removals } }) => ({ removals }) } },
        confirmed: { target: '#sync.protecting' },
      },
    },
    joining: {
      description: 'Everything is merged at once, or nothing is. It can no longer be canceled.',
      tags: 'busy',
      on: { canceled: {} },
      invoke: {
        id: 'join folder',
        src: 'join folder',
        input: ({ context, event }) => joiningOf(context, event),
        onDone: [
          {
            guard: { type: 'it was refused', params: ({ event }) => ({ answer: event.output }) },
            target: 'explaining.refused',
            actions: { type: 'keep refusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#sync.looking',
            actions: [
              { type: 'keep what joining changed', params: ({ event }) => ({ answer: event.output }) },
              'tell other tabs of the change',
            ],
          },
        ],
        onError: { target: 'explaining.refused', actions: failedAtOnce },
      },
    },
  },
})

/** A copy in this browser comes before what a merge takes away. */
export const protecting = syncSetup.createStateConfig({
  description: 'Before anything is lost, so that all of it can come back.',
  initial: 'keeping a restore point',
  states: {
    'keeping a restore point': {
      tags: 'busy',
      invoke: {
        id: 'keep restore point',
        src: 'keep restore point',
        input: ({ context }) => ({ isJoining: context.found !== null }),
        onDone: [
          {
            guard: { type: 'restore point was kept', params: ({ event }) => ({ isKept: event.output }) },
            target: 'protected',
          },
          { target: 'unprotected' },
        ],
        onError: { target: 'unprotected' },
      },
    },
    unprotected: {
      description: 'There is no room for a restore point. Once the person has a backup, they may go on without one.',
      initial: 'without a backup',
      on: { canceled: { target: '#sync.looking' }, 'backup requested': { target: '.saving a backup' } },
      states: {
        'without a backup': {},
        'saving a backup': {
          on: { 'backup requested': {} },
          invoke: {
            id: 'save backup',
            src: 'save backup',
            onDone: [
              {
                guard: { type: 'backup was saved', params: ({ event }) => ({ isSaved: event.output }) },
                target: 'with a backup',
              },
              { target: 'without a backup' },
            ],
            onError: { target: 'without a backup' },
          },
        },
        'with a backup': { on: { confirmed: { target: '#sync.protecting.protected' } } },
      },
    },
    protected: {
      always: [
        { guard: 'a folder is being joined', target: '#sync.connecting.joining' },
        { target: '#sync.connected.round' },
      ],
    },
  },
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
            guard: { type: 'passphrase was wrong', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking.wrong passphrase',
          },
          {
            guard: { type: 'it was refused', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking.failed',
          },
          { target: 'changed' },
        ],
        onError: { target: 'asking.failed' },
      },
    },
    changed: { description: 'Says that the former passphrase opens the folder, too.' },
  },
})
