import { assign, setup } from 'xstate'
import {
  type ImportChoice,
  type ImportOutcome,
  type ImportProblem,
  type ImportReview,
  type ImportStrategy,
  largestFile,
  type ReadingOutcome,
} from '../src/domain/imports.ts'
import { actorPort } from './ports.ts'

/** A file that was chosen, by what is used of it. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

export interface ImportDialogContext extends ImportChoice {
  /** The file that is being read. */
  readonly file: ChosenFile | null
  /** What the person decides on; null until a file was read. */
  readonly review: ImportReview | null
  /** Why the last attempt was refused; null before one, and again once another file is chosen. */
  readonly problem: ImportProblem | null
  /** How much of a long work is done, 0 to 100. */
  readonly percent: number
}

export type ImportDialogEvent =
  /** `file` is null when what was dropped or chosen is no file. */
  | { readonly type: 'file chosen'; readonly file: ChosenFile | null }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'strategy chosen'; readonly strategy: ImportStrategy }
  | { readonly type: 'key answered'; readonly takesKey: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }

const nothing: ImportDialogContext = {
  file: null,
  review: null,
  problem: null,
  percent: 0,
  strategy: 'merge',
  takesKey: false,
}

/** Importing personal data from a file: choose, review, confirm. Nothing is written before the person confirms. */
export const importDialogMachine = setup({
  types: { context: {} as ImportDialogContext, events: {} as ImportDialogEvent },
  actors: {
    'read backup': actorPort<ReadingOutcome, { file: ChosenFile | null }>('read backup'),
    'import backup': actorPort<ImportOutcome, ImportChoice>('import backup'),
  },
  guards: {
    'there is no file': (_, params: { file: ChosenFile | null }) => params.file === null,
    'the file is too large': (_, params: { file: ChosenFile | null }) => (params.file?.size ?? 0) > largestFile,
    'it was understood': (_, params: { outcome: ReadingOutcome }) => params.outcome.kind === 'read',
    'it was imported': (_, params: { outcome: ImportOutcome }) => params.outcome.kind === 'imported',
    'it fits': ({ context }) => context.review?.plans[context.strategy].excess === 0,
  },
  actions: {
    'begin anew': assign(nothing),
    'keep file': assign((_, params: { file: ChosenFile | null }) => ({ ...nothing, file: params.file })),
    'keep size problem': assign((_, params: { file: ChosenFile | null }) => ({
      ...nothing,
      problem: { kind: 'too large' as const, bytes: params.file?.size ?? 0 },
    })),
    'keep problem': assign((_, params: { problem: ImportProblem }) => ({ ...nothing, problem: params.problem })),
    'keep refusal': assign((_, { outcome }: { outcome: ReadingOutcome | ImportOutcome }) =>
      outcome.kind === 'refused' ? { ...nothing, problem: outcome.problem } : {},
    ),
    'keep review': assign((_, { outcome }: { outcome: ReadingOutcome }) =>
      outcome.kind === 'read' ? { ...nothing, review: outcome.review, takesKey: outcome.review.key === 'new' } : {},
    ),
    'keep progress': assign((_, params: { percent: number }) => ({ percent: params.percent })),
    'keep strategy': assign((_, params: { strategy: ImportStrategy }) => ({ strategy: params.strategy })),
    'keep answer': assign((_, params: { takesKey: boolean }) => ({ takesKey: params.takesKey })),
    'reset progress': assign({ percent: 0 }),
    /** Says what stands in `problem`. */
    'say why not': (_, _params: { problem: ImportProblem | null }) => {},
    'say what was imported': (_, _params: { outcome: ImportOutcome }) => {},
    'let go of the file': () => {},
  },
}).createMachine({
  id: 'import dialog',
  description: 'Importing personal data from a file. Nothing is written before the person confirms.',
  context: nothing,
  initial: 'choosing',
  on: {
    'file chosen': [
      {
        guard: { type: 'there is no file', params: ({ event }) => event },
        target: '.choosing.refused',
        actions: { type: 'keep problem', params: { problem: { kind: 'no file' } } },
        description: 'What was dropped is no file.',
      },
      {
        guard: { type: 'the file is too large', params: ({ event }) => event },
        target: '.choosing.refused',
        actions: { type: 'keep size problem', params: ({ event }) => event },
        description: 'Refused by its size alone: it is never read.',
      },
      { target: '.reading', actions: { type: 'keep file', params: ({ event }) => event } },
    ],
  },
  states: {
    choosing: {
      description: 'The button and the drop zone on the page.',
      entry: 'let go of the file',
      initial: 'ready',
      states: {
        ready: { description: 'Nothing stands against an import.', entry: 'begin anew' },
        refused: {
          description: 'The last file was refused: the page and a message say why. Nothing has changed.',
          entry: { type: 'say why not', params: ({ context }) => ({ problem: context.problem }) },
        },
      },
    },
    reading: {
      description:
        'The file is read, checked row by row, and compared with what is there. Another file may replace it.',
      tags: 'busy',
      invoke: {
        id: 'read backup',
        src: 'read backup',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'it was understood', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reviewing',
            actions: { type: 'keep review', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'keep refusal', params: ({ event }) => ({ outcome: event.output }) },
            description: 'It is no file of ours, or what it holds would not fit either way.',
          },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'keep problem', params: { problem: { kind: 'failed' } } },
        },
      },
      on: {
        progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
        cancelled: { target: 'choosing' },
      },
    },
    reviewing: {
      description: 'The dialog: what the file holds, and what merge and overwrite would each do with it.',
      on: {
        'file chosen': { description: 'What is dropped beside the dialog does not count.' },
        'strategy chosen': { actions: { type: 'keep strategy', params: ({ event }) => event } },
        'key answered': { actions: { type: 'keep answer', params: ({ event }) => event } },
        confirmed: {
          guard: 'it fits',
          target: 'importing',
          description: 'Not while the result of the chosen way would not fit into the storage.',
        },
        cancelled: { target: 'choosing' },
      },
    },
    importing: {
      description: 'Everything is written at once, or nothing is. It can no longer be cancelled.',
      tags: 'busy',
      entry: 'reset progress',
      invoke: {
        id: 'import backup',
        src: 'import backup',
        input: ({ context: { strategy, takesKey } }) => ({ strategy, takesKey }),
        onDone: [
          {
            guard: { type: 'it was imported', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: { type: 'say what was imported', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'keep refusal', params: ({ event }) => ({ outcome: event.output }) },
            description: 'The browser refused the write: every list is as it was.',
          },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'keep problem', params: { problem: { kind: 'not saved' } } },
        },
      },
      on: {
        'file chosen': { description: 'One import at a time.' },
        progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
      },
    },
    done: {
      description: 'The data are in, and can be taken back. Another file may be chosen.',
      entry: ['begin anew', 'let go of the file'],
    },
  },
})
