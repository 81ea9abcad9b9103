import { assign, setup } from 'xstate'
import { actionPort, actorPort } from './ports.ts'

/** Characters. */
export const minPassphraseLength = 8

export interface SendingOptions {
  readonly isSealed: boolean
  /** Only a sealed file can have the user's API key. */
  readonly includesKey: boolean
}

export interface FileRequest {
  /** Null for a file that everyone can read. */
  readonly passphrase: string | null
  readonly includesKey: boolean
}

export interface WrittenFile {
  readonly name: string
  readonly canBeShared: boolean
}

export interface SendingContext {
  readonly options: SendingOptions
  /** The name of the last file. */
  readonly fileName: string
}

export type SendingEvent =
  | { readonly type: 'sealing answered'; readonly isSealed: boolean }
  | { readonly type: 'key answered'; readonly includesKey: boolean }
  /** The passphrase is never kept in the context. */
  | { readonly type: 'confirmed'; readonly passphrase: string }
  | { readonly type: 'share requested' }
  | { readonly type: 'download requested' }
  | { readonly type: 'closed' }

export const sendingToDeviceMachine = setup({
  types: { context: {} as SendingContext, events: {} as SendingEvent, tags: {} as 'busy' },
  actors: {
    /** Its file is the one that is shared or downloaded then. */
    'write file': actorPort<WrittenFile, FileRequest>('write file'),
    /** Resolves false when the user closed the dialog of their system. */
    'share file': actorPort<boolean, undefined>('share file'),
  },
  guards: {
    'options are complete': ({ context: { options } }, { passphrase }: { passphrase: string }) =>
      !options.isSealed || passphrase.length >= minPassphraseLength,
    'file can be shared': (_, file: WrittenFile) => file.canBeShared,
    'file was shared': (_, isShared: boolean) => isShared,
  },
  actions: {
    'keep sealing': assign(({ context }, { isSealed }: { isSealed: boolean }) => ({
      options: { isSealed, includesKey: isSealed && context.options.includesKey },
    })),
    'keep key answer': assign(({ context }, { includesKey }: { includesKey: boolean }) => ({
      options: { ...context.options, includesKey: context.options.isSealed && includesKey },
    })),
    'keep name': assign((_, file: WrittenFile) => ({ fileName: file.name })),
    'download file': actionPort<undefined>(),
  },
}).createMachine({
  id: 'sending to a device',
  description: 'Writing all records into one file, and handing it over to another device of the user.',
  context: { options: { isSealed: false, includesKey: false }, fileName: '' },
  initial: 'asking',
  states: {
    asking: {
      description: 'Whether a passphrase seals the file, and whether the API key goes with it.',
      initial: 'ready',
      on: {
        'sealing answered': { actions: { type: 'keep sealing', params: ({ event }) => event } },
        'key answered': { actions: { type: 'keep key answer', params: ({ event }) => event } },
        confirmed: { guard: { type: 'options are complete', params: ({ event }) => event }, target: 'writing' },
        closed: 'closed',
      },
      states: {
        ready: {},
        failed: { description: 'The file could not be written. It can be tried again.' },
      },
    },
    writing: {
      description: 'Records are read, packed and sealed.',
      tags: 'busy',
      invoke: {
        id: 'write file',
        src: 'write file',
        input: ({ context: { options }, event }) => requestOf(options, event),
        onDone: [
          {
            guard: { type: 'file can be shared', params: ({ event }) => event.output },
            target: 'ready to share',
            actions: { type: 'keep name', params: ({ event }) => event.output },
          },
          {
            target: 'handed over',
            actions: [{ type: 'keep name', params: ({ event }) => event.output }, 'download file'],
          },
        ],
        onError: 'asking.failed',
      },
      on: { closed: 'closed' },
    },
    'ready to share': {
      description: 'Browsers share a file only right after a click.',
      initial: 'waiting',
      on: {
        'share requested': 'sharing',
        'download requested': { target: 'handed over', actions: 'download file' },
        closed: 'closed',
      },
      states: {
        waiting: {},
        refused: { description: 'The browser did not share it. It can still be downloaded.' },
      },
    },
    sharing: {
      description: 'The share sheet of the system is open.',
      invoke: {
        id: 'share file',
        src: 'share file',
        onDone: [
          { guard: { type: 'file was shared', params: ({ event }) => event.output }, target: 'handed over' },
          { target: 'ready to share' },
        ],
        onError: 'ready to share.refused',
      },
      on: { closed: 'closed' },
    },
    'handed over': {
      description: 'Says how the other device receives the file.',
      on: { closed: 'closed' },
    },
    closed: { type: 'final' },
  },
})

const requestOf = ({ isSealed, includesKey }: SendingOptions, event: SendingEvent | { type: 'xstate.init' }) => ({
  passphrase: isSealed && event.type === 'confirmed' ? event.passphrase : null,
  includesKey,
})
