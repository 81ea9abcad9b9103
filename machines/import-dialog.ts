import { assign, setup } from 'xstate'
import {
  type ImportChoice,
  type ImportFile,
  type ImportOutcome,
  type ImportProblem,
  type ImportStrategy,
  maxFileSize,
  type ParsedImport,
  type ReadingOutcome,
} from '../src/domain/imports.ts'
import { actionPort, actorPort, callbackPort } from './ports.ts'

export interface ImportDecision {
  readonly parsed: ParsedImport
  readonly choice: ImportChoice
}

export type ImportSubject =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'file'; readonly file: ImportFile }
  | ({ readonly kind: 'import' } & ImportDecision)

export interface ImportDialogContext {
  readonly subject: ImportSubject
  /** Progress of reading or writing, 0 to 100. */
  readonly percent: number
}

export type ImportDialogEvent =
  | { readonly type: 'file chosen'; readonly file: ImportFile }
  /** Dragged text, for example. */
  | { readonly type: 'something else dropped' }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'strategy chosen'; readonly strategy: ImportStrategy }
  | { readonly type: 'key answered'; readonly replacesKey: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }

const fileOf = ({ subject }: ImportDialogContext): ImportFile => {
  if (subject.kind !== 'file') throw new Error('There is no file to read.')
  return subject.file
}
const decisionOf = ({ subject }: ImportDialogContext): ImportDecision => {
  if (subject.kind !== 'import') throw new Error('There is no import to decide on.')
  return subject
}
const withChoice = (context: ImportDialogContext, choice: Partial<ImportChoice>): Partial<ImportDialogContext> => {
  const { parsed, choice: before } = decisionOf(context)
  return { subject: { kind: 'import', parsed, choice: { ...before, ...choice } } }
}
const problemIn = ({ subject }: ImportDialogContext) => ({
  problem: subject.kind === 'problem' ? subject.problem : null,
})

export const importDialogMachine = setup({
  types: { context: {} as ImportDialogContext, events: {} as ImportDialogEvent, tags: {} as 'busy' },
  actors: {
    'read file': actorPort<ReadingOutcome, { file: ImportFile }>('read file'),
    'write import': actorPort<ImportOutcome, ImportDecision>('write import'),
    'watch progress': callbackPort(),
  },
  guards: {
    'file is too large': (_, params: { file: ImportFile }) => params.file.size > maxFileSize,
    'file was understood': (_, params: { outcome: ReadingOutcome }) => params.outcome.kind === 'read',
    'import was written': (_, params: { outcome: ImportOutcome }) => params.outcome.kind === 'imported',
    'import fits': ({ context }) => {
      const { parsed, choice } = decisionOf(context)
      return parsed.review.plans[choice.strategy].excess === 0
    },
  },
  actions: {
    reset: assign({ subject: { kind: 'nothing' }, percent: 0 }),
    'keep file': assign((_, { file }: { file: ImportFile }) => ({
      subject: { kind: 'file' as const, file },
      percent: 0,
    })),
    'keep problem': assign((_, { problem }: { problem: ImportProblem }) => ({
      subject: { kind: 'problem' as const, problem },
    })),
    'keep import': assign((_, { outcome }: { outcome: ReadingOutcome }) => {
      if (outcome.kind === 'refused') return {}
      const { parsed } = outcome
      const choice = { strategy: 'merge', replacesKey: parsed.review.key === 'new' } as const
      return { subject: { kind: 'import' as const, parsed, choice } }
    }),
    'keep strategy': assign(({ context }, { strategy }: { strategy: ImportStrategy }) =>
      withChoice(context, { strategy }),
    ),
    'keep answer': assign(({ context }, { replacesKey }: { replacesKey: boolean }) =>
      withChoice(context, { replacesKey }),
    ),
    'keep progress': assign((_, { percent }: { percent: number }) => ({ percent })),
    'reset progress': assign({ percent: 0 }),
    'announce problem': actionPort<{ problem: ImportProblem | null }>(),
    'announce import': actionPort<{ outcome: ImportOutcome }>(),
  },
}).createMachine({
  id: 'import dialog',
  description: 'Importing personal data from a file. Nothing is written before the person confirms.',
  context: { subject: { kind: 'nothing' }, percent: 0 },
  initial: 'choosing',
  on: {
    'file chosen': [
      {
        description: 'Refused for its size alone, without being read.',
        guard: { type: 'file is too large', params: ({ event }) => event },
        target: '.choosing.refused',
        actions: {
          type: 'keep problem',
          params: ({ event }) => ({ problem: { kind: 'too large', bytes: event.file.size } }),
        },
      },
      { target: '.reading', actions: { type: 'keep file', params: ({ event }) => event } },
    ],
    'something else dropped': {
      target: '.choosing.refused',
      actions: { type: 'keep problem', params: { problem: { kind: 'no file' } } },
    },
  },
  states: {
    choosing: {
      initial: 'ready',
      states: {
        ready: { entry: 'reset' },
        refused: {
          description: 'The last file was refused. Nothing has changed.',
          entry: { type: 'announce problem', params: ({ context }) => problemIn(context) },
        },
        imported: { description: 'The data was imported. The import can be undone.', entry: 'reset' },
      },
    },
    reading: {
      description: 'The file is checked row by row and compared with the records. Another file may replace it.',
      tags: 'busy',
      invoke: [
        { id: 'watch progress', src: 'watch progress' },
        {
          id: 'read file',
          src: 'read file',
          input: ({ context }) => ({ file: fileOf(context) }),
          onDone: [
            {
              guard: { type: 'file was understood', params: ({ event }) => ({ outcome: event.output }) },
              target: 'reviewing',
              actions: { type: 'keep import', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              target: 'choosing.refused',
              actions: { type: 'keep problem', params: ({ event }) => refusalIn(event.output) },
            },
          ],
          onError: {
            target: 'choosing.refused',
            actions: { type: 'keep problem', params: { problem: { kind: 'failed' } } },
          },
        },
      ],
      on: {
        progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
        cancelled: { target: 'choosing' },
      },
    },
    reviewing: {
      description: 'Shows what is in the file, and what merging or overwriting would do.',
      on: {
        'file chosen': { description: 'A file dropped beside the dialog is ignored.' },
        'something else dropped': {},
        'strategy chosen': { actions: { type: 'keep strategy', params: ({ event }) => event } },
        'key answered': { actions: { type: 'keep answer', params: ({ event }) => event } },
        confirmed: { guard: 'import fits', target: 'importing' },
        cancelled: { target: 'choosing' },
      },
    },
    importing: {
      description: 'Everything is written at once, or nothing is. It can no longer be canceled.',
      tags: 'busy',
      entry: 'reset progress',
      invoke: [
        { id: 'watch progress', src: 'watch progress' },
        {
          id: 'write import',
          src: 'write import',
          input: ({ context }) => decisionOf(context),
          onDone: [
            {
              guard: { type: 'import was written', params: ({ event }) => ({ outcome: event.output }) },
              target: 'choosing.imported',
              actions: { type: 'announce import', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              description: 'The browser refused the write: nothing has changed.',
              target: 'choosing.refused',
              actions: { type: 'keep problem', params: ({ event }) => refusalIn(event.output) },
            },
          ],
          onError: {
            target: 'choosing.refused',
            actions: { type: 'keep problem', params: { problem: { kind: 'not saved' } } },
          },
        },
      ],
      on: {
        'file chosen': { description: 'One import at a time.' },
        'something else dropped': {},
        progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
      },
    },
  },
})

const refusalIn = (outcome: ReadingOutcome | ImportOutcome): { readonly problem: ImportProblem } => ({
  problem: outcome.kind === 'refused' ? outcome.problem : { kind: 'failed' },
})
