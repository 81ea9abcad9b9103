import type { Comparison, JoiningChoice, MergeChoice, RemovalChoice } from '#domain/devices/exchange.ts'
import { actorPort } from './ports.ts'

// What a file and a shared folder have in common: a file is a folder with one file.

interface ActionArgs<Event> {
  readonly event: Event
}
type PortAnswer = ActionArgs<{ readonly output: boolean }>

/** Removals wait: changes in other tabs may come to need a consent that the user has not given. */
export const noChoice: MergeChoice = { joining: 'join', removals: 'later', joinsCollections: true }

/** 'take theirs' and 'replace theirs' have said already what is removed. */
export const joinsWithManyRemovals = ({ joining }: MergeChoice, comparison: Comparison | null | undefined): boolean =>
  joining === 'join' && comparison?.needsConsent === true

export type JoiningEvent =
  /** Passphrases are never kept in the context. */
  | { readonly type: 'passphrase given'; readonly passphrase: string }
  | { readonly type: 'joining chosen'; readonly joining: JoiningChoice }
  | { readonly type: 'collections answered'; readonly joinsCollections: boolean }
  | { readonly type: 'removals answered'; readonly removals: RemovalChoice }
  | { readonly type: 'backup requested' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'canceled' }

/** What screens go by, wherever a flow has these states. */
export type JoiningTag =
  | 'sealed'
  | 'wrong passphrase'
  | 'reviewing'
  | 'consenting'
  | 'unprotected'
  | 'saving a backup'
  | 'with a backup'

export const joiningActors = {
  /** Resolves false when the browser has no room for it. */
  'keep restore point': actorPort<boolean, { readonly isJoining: boolean }>('keep restore point'),
  /** Resolves false when the user changed their mind. */
  'save backup': actorPort<boolean, undefined>('save backup'),
}

export const joiningGuards = {
  'restore point was kept': (_: unknown, isKept: boolean) => isKept,
  'backup was saved': (_: unknown, isSaved: boolean) => isSaved,
}

/** What another device sealed. The flow adds what opens it. */
export const sealed = {
  description: 'What another device has sealed can be read only with its passphrase.',
  tags: 'sealed',
  initial: 'without passphrase',
  states: { 'without passphrase': {}, 'wrong passphrase': { tags: 'wrong passphrase' } },
} as const

export const reviewing = {
  description: "Shows what is here and what is there. The user's choice decides what becomes of both.",
  tags: 'reviewing',
  on: {
    'joining chosen': {
      actions: {
        type: 'keep choice',
        params: ({ event: { joining } }: ActionArgs<{ readonly joining: JoiningChoice }>) => ({ joining }),
      },
    },
    'collections answered': {
      actions: {
        type: 'keep choice',
        params: ({ event: { joinsCollections } }: ActionArgs<{ readonly joinsCollections: boolean }>) => ({
          joinsCollections,
        }),
      },
    },
    confirmed: [{ guard: 'joining removes much', target: 'consenting' }, { target: '#protecting' }],
  },
} as const

export const consenting = {
  description: 'So much is removed that it could be a mistake: additions and changes are merged in any case.',
  tags: 'consenting',
  on: {
    'removals answered': {
      actions: {
        type: 'keep choice',
        params: ({ event: { removals } }: ActionArgs<{ readonly removals: RemovalChoice }>) => ({ removals }),
      },
    },
    confirmed: { target: '#protecting' },
  },
} as const

/** A copy in this browser comes before what a merge takes away. The flow adds what comes next. */
export const protecting = <Context, const Canceled>(isJoining: (context: Context) => boolean, canceled: Canceled) =>
  ({
    id: 'protecting',
    description: 'Before anything is lost, so that all of it can come back.',
    initial: 'keeping a restore point',
    states: {
      'keeping a restore point': {
        tags: 'busy',
        invoke: {
          id: 'keep restore point',
          src: 'keep restore point',
          input: ({ context }: { readonly context: Context }) => ({ isJoining: isJoining(context) }),
          onDone: [
            {
              guard: { type: 'restore point was kept', params: ({ event }: PortAnswer) => event.output },
              target: 'protected',
            },
            { target: 'unprotected' },
          ],
          onError: { target: 'unprotected' },
        },
      },
      unprotected: {
        description: 'There is no room for a restore point. Once the user has a backup, they may go on without one.',
        tags: 'unprotected',
        initial: 'without a backup',
        on: { canceled, 'backup requested': { target: '.saving a backup' } },
        states: {
          'without a backup': {},
          'saving a backup': {
            tags: 'saving a backup',
            on: { 'backup requested': {} },
            invoke: {
              id: 'save backup',
              src: 'save backup',
              onDone: [
                {
                  guard: { type: 'backup was saved', params: ({ event }: PortAnswer) => event.output },
                  target: 'with a backup',
                },
                { target: 'without a backup' },
              ],
              onError: { target: 'without a backup' },
            },
          },
          'with a backup': { tags: 'with a backup', on: { confirmed: { target: '#protected' } } },
        },
      },
      protected: { id: 'protected', type: 'final' },
    },
  }) as const
