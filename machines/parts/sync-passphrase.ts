import { syncSetup } from './sync-setup.ts'
import { newPassphraseIn } from './sync-types.ts'

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
