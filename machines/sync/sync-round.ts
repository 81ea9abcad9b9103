import { agreedRemovals, endedByRefusal, failed, syncSetup } from './sync-setup.ts'

/** One round: what the folder has comes here, then what was changed here goes there. Only one tab at a time has a turn. */
export const round = syncSetup.createStateConfig({
  initial: 'waiting for the turn',
  tags: 'syncing',
  invoke: { id: 'hold turn', src: 'hold turn' },
  entry: 'forget problem',
  on: {
    'records changed': { actions: 'note change' },
    'another tab reported': { actions: { type: 'keep report', params: ({ event }) => event } },
  },
  states: {
    'waiting for the turn': {
      on: {
        'turn came': { target: 'listing' },
        'turn failed': { target: '#sync.connected.ended', actions: failed },
      },
    },
    listing: {
      description: 'Which files are new? An empty answer never means that something was removed.',
      invoke: {
        id: 'list files',
        src: 'list files',
        onDone: [
          endedByRefusal,
          { guard: { type: 'files are unread', params: ({ event }) => event.output }, target: 'reading' },
          { target: 'writing', actions: 'forget removals' },
        ],
        onError: { target: '#sync.connected.ended', actions: failed },
      },
    },
    reading: {
      description: 'Files are checked, opened and compared with the records.',
      invoke: {
        id: 'read files',
        src: 'read files',
        onDone: [
          endedByRefusal,
          {
            guard: { type: 'nothing is to be applied', params: ({ event }) => event.output },
            target: 'writing',
            actions: [{ type: 'keep news', params: ({ event }) => event.output }, 'forget removals'],
          },
          { target: 'applying', actions: { type: 'keep news', params: ({ event }) => event.output } },
        ],
        onError: { target: '#sync.connected.ended', actions: failed },
      },
    },
    applying: {
      description: 'Additions and changes at once. Removals that could be a mistake wait for the user.',
      invoke: {
        id: 'apply rows',
        src: 'apply rows',
        input: ({ context }) => ({ removals: agreedRemovals(context) }),
        onDone: [
          endedByRefusal,
          { target: 'writing', actions: { type: 'keep outcome', params: ({ event }) => event.output } },
        ],
        onError: { target: '#sync.connected.ended', actions: failed },
      },
    },
    writing: {
      description: 'What was changed here becomes a new file. No file is changed.',
      entry: 'take all changes',
      invoke: {
        id: 'write changes',
        src: 'write changes',
        onDone: [endedByRefusal, { target: 'merging files' }],
        onError: { target: '#sync.connected.ended', actions: failed },
      },
    },
    'merging files': {
      description: 'Eight own files of one size become one of the next; the eight go a day later.',
      invoke: {
        id: 'tidy files',
        src: 'tidy files',
        onDone: [
          endedByRefusal,
          { target: '#sync.connected.ended', actions: { type: 'keep folder', params: ({ event }) => event.output } },
        ],
        onError: { target: '#sync.connected.ended', actions: failed },
      },
    },
  },
})
