import { assign, setup } from 'xstate'
import { losesSomething } from '#domain/backup/backup-import.ts'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import { changesAnything, type RestoreComparison, type RestoreExtent } from '#domain/backup/restored.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { actorPort, callbackPort } from './ports.ts'

export interface RestoringContext {
  /** Newest first. */
  readonly points: readonly RestorePoint[]
  /** The point that is looked at. */
  readonly openId: number | null
  /** What going back to it would do; null while that is not known. */
  readonly comparison: RestoreComparison | null
  readonly extent: RestoreExtent
  readonly scope: ChangeScope
}

export type RestoringEvent =
  /** At the start, and whenever a point is made or removed. */
  | { readonly type: 'points listed'; readonly points: readonly RestorePoint[] }
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'closed' }
  /** The records are no longer those that were compared. */
  | { readonly type: 'records changed' }
  /** Other devices share the library, or do not. */
  | { readonly type: 'restore requested'; readonly extent: RestoreExtent; readonly isShared: boolean }
  | { readonly type: 'confirmed'; readonly scope: ChangeScope }
  | { readonly type: 'backup requested' }
  | { readonly type: 'canceled' }

export interface ChosenRestore {
  readonly id: number
  readonly extent: RestoreExtent
  readonly scope: ChangeScope
}

const initialContext: RestoringContext = {
  points: [],
  openId: null,
  comparison: null,
  extent: 'missing',
  scope: 'everywhere',
}

const chosenIn = ({ openId, extent, scope }: RestoringContext): ChosenRestore => ({
  id: openId ?? 0,
  extent,
  scope,
})

export const restoringMachine = setup({
  types: { context: {} as RestoringContext, events: {} as RestoringEvent, tags: {} as 'busy' },
  actors: {
    /** Sends 'points listed'. */
    'watch points': callbackPort(),
    /** Sends 'records changed'. */
    'watch records': callbackPort(),
    /** Resolves to null where the point is damaged, or gone. */
    'compare point': actorPort<RestoreComparison | null, { readonly id: number }>('compare point'),
    'keep restore point': actorPort<boolean, undefined>('keep restore point'),
    /** Resolves false when the user changed their mind. */
    'save backup': actorPort<boolean, undefined>('save backup'),
    /** Announces that it is done. Resolves false when the browser refused. */
    'restore point': actorPort<boolean, ChosenRestore>('restore point'),
  },
  guards: {
    'point was read': (_, comparison: RestoreComparison | null) => comparison !== null,
    'nothing would change': ({ context: { comparison } }, { extent }: { extent: RestoreExtent }) =>
      comparison !== null && !changesAnything(comparison[extent]),
    /** Nothing goes where only what is missing comes back. */
    'something would be lost, here or elsewhere': (
      { context: { comparison } },
      { extent, isShared }: { extent: RestoreExtent; isShared: boolean },
    ) => extent === 'everything' && comparison !== null && (isShared || losesSomething(comparison.everything)),
    'point was kept': (_, isKept: boolean) => isKept,
    'backup was saved': (_, isSaved: boolean) => isSaved,
    'records were restored': (_, isRestored: boolean) => isRestored,
  },
  actions: {
    'keep points': assign((_, { points }: { points: readonly RestorePoint[] }) => ({ points })),
    open: assign((_, { id }: { id: number }) => ({ openId: id, comparison: null })),
    close: assign({ openId: null, comparison: null }),
    'keep comparison': assign((_, comparison: RestoreComparison | null) => ({ comparison })),
    'keep extent': assign((_, { extent }: { extent: RestoreExtent }) => ({
      extent,
      scope: 'everywhere' as const,
    })),
    'keep scope': assign((_, { scope }: { scope: ChangeScope }) => ({ scope })),
  },
}).createMachine({
  id: 'restoring',
  description: 'Going back to a restore point. What is there before is kept as a point of its own.',
  context: initialContext,
  initial: 'listing',
  invoke: { id: 'watch points', src: 'watch points' },
  on: {
    'points listed': { actions: { type: 'keep points', params: ({ event }) => event } },
  },
  states: {
    listing: {
      tags: 'busy',
      on: {
        'points listed': { target: 'listed', actions: { type: 'keep points', params: ({ event }) => event } },
      },
    },
    listed: {
      initial: 'ready',
      states: {
        ready: {},
        restored: { description: 'The records were restored, which can be undone.' },
      },
      on: { opened: { target: 'comparing', actions: { type: 'open', params: ({ event }) => event } } },
    },
    comparing: {
      description: 'What going back would do is counted when a user asks, not for all points at once.',
      tags: 'busy',
      invoke: {
        id: 'compare point',
        src: 'compare point',
        input: ({ context }) => ({ id: chosenIn(context).id }),
        onDone: [
          {
            guard: { type: 'point was read', params: ({ event }) => event.output },
            target: 'compared',
            actions: { type: 'keep comparison', params: ({ event }) => event.output },
          },
          { target: 'unreadable' },
        ],
        onError: { target: 'unreadable' },
      },
      on: {
        opened: {
          target: 'comparing',
          reenter: true,
          actions: { type: 'open', params: ({ event }) => event },
        },
        closed: { target: 'listed', actions: 'close' },
      },
    },
    unreadable: {
      description: 'The point is damaged, or another tab has removed it.',
      on: {
        opened: { target: 'comparing', actions: { type: 'open', params: ({ event }) => event } },
        closed: { target: 'listed', actions: 'close' },
      },
    },
    compared: {
      initial: 'ready',
      invoke: { id: 'watch records', src: 'watch records' },
      states: {
        ready: {},
        refused: { description: 'The browser refused. Nothing has changed.' },
      },
      on: {
        opened: { target: 'comparing', actions: { type: 'open', params: ({ event }) => event } },
        closed: { target: 'listed', actions: 'close' },
        'records changed': 'comparing',
        'restore requested': [
          { guard: { type: 'nothing would change', params: ({ event }) => event } },
          {
            guard: { type: 'something would be lost, here or elsewhere', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keep extent', params: ({ event }) => event },
          },
          { target: 'going back', actions: { type: 'keep extent', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      description: 'Going back would take away or change what is there now.',
      invoke: { id: 'watch records', src: 'watch records' },
      on: {
        confirmed: {
          target: 'going back',
          actions: { type: 'keep scope', params: ({ event }) => event },
        },
        canceled: 'compared',
        'records changed': { description: 'The numbers are no longer true.', target: 'comparing' },
      },
    },
    'going back': {
      initial: 'keeping a point',
      tags: 'busy',
      states: {
        'keeping a point': {
          description: 'Of the records as they are now.',
          invoke: {
            id: 'keep restore point',
            src: 'keep restore point',
            onDone: [
              { guard: { type: 'point was kept', params: ({ event }) => event.output }, target: 'restoring' },
              { target: '#restoring.unprotected' },
            ],
            onError: '#restoring.unprotected',
          },
        },
        restoring: {
          description: 'Everything is written at once, or nothing is.',
          invoke: {
            id: 'restore point',
            src: 'restore point',
            input: ({ context }) => chosenIn(context),
            onDone: [
              {
                guard: { type: 'records were restored', params: ({ event }) => event.output },
                target: '#restoring.listed.restored',
                actions: 'close',
              },
              { target: '#restoring.compared.refused' },
            ],
            onError: '#restoring.compared.refused',
          },
        },
      },
    },
    unprotected: {
      description: 'There is no room for a point. With a backup outside the browser, the user may go on.',
      initial: 'asking',
      states: {
        asking: {
          on: { 'backup requested': 'saving a backup', canceled: '#restoring.compared' },
        },
        'saving a backup': {
          tags: 'busy',
          invoke: {
            id: 'save backup',
            src: 'save backup',
            onDone: [
              {
                guard: { type: 'backup was saved', params: ({ event }) => event.output },
                target: '#restoring.going back.restoring',
              },
              { target: 'asking' },
            ],
            onError: 'asking',
          },
        },
      },
    },
  },
})
