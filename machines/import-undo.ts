import { assign, setup } from 'xstate'
import type { IsoTime } from '#domain/values/instant.ts'
import { actorPort, callbackPort } from './ports.ts'

/** The last import, while it can be undone. */
export interface UndoableImport {
  readonly fileName: string
  readonly time: IsoTime
}

export interface ImportUndoContext {
  readonly last: UndoableImport | null
}

export type ImportUndoEvent =
  /** It can be undone from now on. */
  | { readonly type: 'import kept'; readonly last: UndoableImport }
  /** Undone, here or in another tab, or deleted with everything else. */
  | { readonly type: 'import forgotten' }
  | { readonly type: 'undo requested' }

export const importUndoMachine = setup({
  types: { context: {} as ImportUndoContext, events: {} as ImportUndoEvent, tags: {} as 'busy' },
  actors: {
    'look up last import': actorPort<void, undefined>('look up last import'),
    /** Resolves false when the browser refused, or when there was nothing to undo. */
    'undo import': actorPort<boolean, undefined>('undo import'),
    /** Sends 'import kept' or 'import forgotten'. */
    'watch last import': callbackPort(),
  },
  guards: {
    'import was undone': (_, params: { isUndone: boolean }) => params.isUndone,
    'import can be undone': ({ context }) => context.last !== null,
  },
  actions: {
    'keep import': assign((_, { last }: { last: UndoableImport }) => ({ last })),
    'forget import': assign({ last: null }),
  },
}).createMachine({
  id: 'import undo',
  description: 'Undoing the last import, which can be asked for in Settings and in the toast about the import.',
  context: { last: null },
  initial: 'looking',
  invoke: { id: 'watch last import', src: 'watch last import' },
  on: {
    'import kept': { target: '.undoable', actions: { type: 'keep import', params: ({ event }) => event } },
    'import forgotten': { target: '.nothing to undo', actions: 'forget import' },
  },
  states: {
    looking: {
      description: 'An earlier visit may have imported something.',
      invoke: {
        id: 'look up last import',
        src: 'look up last import',
        onDone: 'nothing to undo',
        onError: 'nothing to undo',
      },
      on: { 'import forgotten': { description: 'Nothing is known yet.' } },
    },
    'nothing to undo': {
      on: {
        'undo requested': {
          description: 'From the toast of an import that was undone or forgotten since.',
          target: 'undoing',
        },
      },
    },
    undoable: {
      initial: 'ready',
      on: { 'undo requested': { target: 'undoing' } },
      states: {
        ready: {},
        refused: { description: 'The browser refused. Nothing has changed.' },
      },
    },
    undoing: {
      description: 'What has not been changed since is undone at once, or nothing is.',
      tags: 'busy',
      invoke: {
        id: 'undo import',
        src: 'undo import',
        onDone: [
          {
            guard: { type: 'import was undone', params: ({ event }) => ({ isUndone: event.output }) },
            target: 'undone',
          },
          { guard: 'import can be undone', target: 'undoable.refused' },
          { target: 'nothing to undo' },
        ],
        onError: [{ guard: 'import can be undone', target: 'undoable.refused' }, { target: 'nothing to undo' }],
      },
      on: {
        'import kept': { actions: { type: 'keep import', params: ({ event }) => event } },
        'import forgotten': { actions: 'forget import' },
      },
    },
    undone: { description: 'What had not been changed since is as it was before the import.' },
  },
})
