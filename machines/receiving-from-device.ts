import { assign, setup } from 'xstate'
import type {
  ExchangeProblem,
  ExchangeReading,
  MergeChoice,
  MergeOutcome,
  MergeResult,
} from '#domain/devices/exchange.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import {
  consenting,
  type JoiningEvent,
  type JoiningTag,
  joiningActors,
  joiningGuards,
  joinsWithManyRemovals,
  noChoice,
  protecting,
  reviewing,
  sealed,
} from './joining.ts'
import { actionPort, actorPort } from './ports.ts'

export type ReadExchange = Extract<ExchangeReading, { readonly kind: 'read' }>

export interface ReceivedFile {
  readonly file: ImportFile
  /** Null until the user has given one. */
  readonly passphrase: string | null
}

export interface ReceivingContext {
  /** The one that is read, or was read last. */
  readonly file: ImportFile | null
  /** Why it was refused. */
  readonly problem: ExchangeProblem | null
  /** Who sent it, and what it would do. */
  readonly reading: ReadExchange | null
  readonly choice: MergeChoice
  /** What the last merge did. */
  readonly outcome: MergeOutcome | null
}

const initialContext: ReceivingContext = {
  file: null,
  problem: null,
  reading: null,
  choice: noChoice,
  outcome: null,
}

export type ReceivingEvent =
  | { readonly type: 'file chosen'; readonly file: ImportFile }
  | JoiningEvent
  | { readonly type: 'undo requested' }

const problemIn = (outcome: ExchangeReading | MergeResult): { readonly problem: ExchangeProblem } => ({
  problem: outcome.kind === 'refused' ? outcome.problem : { kind: 'failed' },
})

const isRefusedFor = (reading: ExchangeReading, kind: ExchangeProblem['kind']): boolean =>
  reading.kind === 'refused' && reading.problem.kind === kind

const receivedFile = ({ file }: ReceivingContext, event: ReceivingEvent): ReceivedFile => {
  if (!file) throw new Error('There is no file to read.')
  return { file, passphrase: event.type === 'passphrase given' ? event.passphrase : null }
}

export const receivingFromDeviceMachine = setup({
  types: { context: {} as ReceivingContext, events: {} as ReceivingEvent, tags: {} as 'busy' | JoiningTag },
  actors: {
    ...joiningActors,
    /** Keeps its rows until 'merge file' or 'discard file'. */
    'read file': actorPort<ExchangeReading, ReceivedFile>('read file'),
    'merge file': actorPort<MergeResult, MergeChoice>('merge file'),
    /** Resolves false when the browser refused. */
    'undo merge': actorPort<boolean, undefined>('undo merge'),
  },
  guards: {
    ...joiningGuards,
    'file has no passphrase yet': (_, reading: ExchangeReading) => isRefusedFor(reading, 'no passphrase'),
    'passphrase was wrong': (_, reading: ExchangeReading) => isRefusedFor(reading, 'wrong passphrase'),
    'file was refused': (_, reading: ExchangeReading) => reading.kind === 'refused',
    'file is of another library': (_, reading: ExchangeReading) =>
      reading.kind === 'read' && reading.comparison.isJoining,
    'file removes much': (_, reading: ExchangeReading) => reading.kind === 'read' && reading.comparison.needsConsent,
    'joining removes much': ({ context }) => joinsWithManyRemovals(context.choice, context.reading?.comparison),
    'merge loses nothing': ({ context }) =>
      context.reading?.comparison.isJoining === false && context.choice.removals !== 'apply',
    'file was merged': (_, result: MergeResult) => result.kind === 'merged',
    'merge was undone': (_, isUndone: boolean) => isUndone,
  },
  actions: {
    reset: assign(initialContext),
    'keep file': assign((_, { file }: { file: ImportFile }) => ({ ...initialContext, file })),
    'keep problem': assign((_, { problem }: { problem: ExchangeProblem }) => ({ ...initialContext, problem })),
    'keep reading': assign((_, reading: ExchangeReading) => ({
      reading: reading.kind === 'read' ? reading : null,
    })),
    'keep choice': assign(({ context }, part: Partial<MergeChoice>) => ({ choice: { ...context.choice, ...part } })),
    'keep outcome': assign((_, result: MergeResult) => ({
      outcome: result.kind === 'merged' ? result.outcome : null,
    })),
    'discard file': actionPort<undefined>(),
  },
}).createMachine({
  id: 'receiving from a device',
  description:
    "Merging a file of another device with this browser's records. A file of another library is never merged unasked.",
  context: initialContext,
  initial: 'choosing',
  states: {
    choosing: {
      id: 'choosing',
      initial: 'ready',
      on: { 'file chosen': { target: 'reading', actions: { type: 'keep file', params: ({ event }) => event } } },
      states: {
        ready: { entry: 'reset' },
        refused: { description: 'The last file was refused. Nothing has changed.' },
        merged: { description: 'Says what has changed here. It can be undone.', on: { 'undo requested': '#undoing' } },
        'undo refused': { description: 'Nothing was undone.', on: { 'undo requested': '#undoing' } },
        undone: { description: 'The records are as they were before the file.' },
      },
    },
    reading: {
      id: 'reading',
      description: 'The file is opened, checked and compared with the records. Another file may replace it.',
      tags: 'busy',
      invoke: {
        id: 'read file',
        src: 'read file',
        input: ({ context, event }) => receivedFile(context, event),
        onDone: [
          {
            guard: { type: 'file has no passphrase yet', params: ({ event }) => event.output },
            target: 'asking.sealed',
          },
          {
            guard: { type: 'passphrase was wrong', params: ({ event }) => event.output },
            target: 'asking.sealed.wrong passphrase',
          },
          {
            guard: { type: 'file was refused', params: ({ event }) => event.output },
            target: 'choosing.refused',
            actions: { type: 'keep problem', params: ({ event }) => problemIn(event.output) },
          },
          {
            guard: { type: 'file is of another library', params: ({ event }) => event.output },
            target: 'asking.reviewing',
            actions: { type: 'keep reading', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'file removes much', params: ({ event }) => event.output },
            target: 'asking.consenting',
            actions: { type: 'keep reading', params: ({ event }) => event.output },
          },
          { target: 'merging', actions: { type: 'keep reading', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'keep problem', params: { problem: { kind: 'failed' } } },
        },
      },
      on: {
        'file chosen': {
          target: 'reading',
          reenter: true,
          actions: { type: 'keep file', params: ({ event }) => event },
        },
        canceled: { target: 'choosing', actions: 'discard file' },
      },
    },
    asking: {
      description: 'Only the user can answer. Nothing has changed yet.',
      initial: 'reviewing',
      on: { canceled: { target: 'choosing', actions: 'discard file' } },
      states: {
        sealed: { ...sealed, on: { 'passphrase given': '#reading' } },
        reviewing,
        consenting: {
          ...consenting,
          on: {
            ...consenting.on,
            confirmed: [{ guard: 'merge loses nothing', target: '#merging' }, consenting.on.confirmed],
          },
        },
      },
    },
    protecting: {
      ...protecting(({ reading }: ReceivingContext) => reading?.comparison.isJoining === true, {
        target: '#choosing',
        actions: 'discard file',
      }),
      onDone: 'merging',
    },
    merging: {
      id: 'merging',
      description: 'Everything is merged at once, or nothing is. It can no longer be canceled.',
      tags: 'busy',
      invoke: {
        id: 'merge file',
        src: 'merge file',
        input: ({ context }) => context.choice,
        onDone: [
          {
            guard: { type: 'file was merged', params: ({ event }) => event.output },
            target: 'choosing.merged',
            actions: { type: 'keep outcome', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'keep problem', params: ({ event }) => problemIn(event.output) },
          },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'keep problem', params: { problem: { kind: 'failed' } } },
        },
      },
    },
    undoing: {
      id: 'undoing',
      description: 'The records of before are restored in this browser alone, whose next file is a joining.',
      tags: 'busy',
      invoke: {
        id: 'undo merge',
        src: 'undo merge',
        onDone: [
          { guard: { type: 'merge was undone', params: ({ event }) => event.output }, target: 'choosing.undone' },
          { target: 'choosing.undo refused' },
        ],
        onError: 'choosing.undo refused',
      },
    },
  },
})
