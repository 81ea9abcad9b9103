import { assign, setup } from 'xstate'
import {
  type FoundHistory,
  type ImportChoice,
  type ImportOutcome,
  type ImportPlan,
  type ImportProblem,
  type ImportStrategy,
  losesRecords,
  losesSomething,
  maybeBackup,
  type ParsedImport,
  type ReadingOutcome,
} from '#domain/backup/backup-import.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { type ImportFile, maxFileSize } from '#domain/values/import-file.ts'
import { actionPort, actorPort, callbackPort } from './ports.ts'

export interface ImportDecision {
  readonly parsed: ParsedImport
  readonly choice: ImportChoice
  /** Where it overwrites. */
  readonly scope: ChangeScope
}

export type FilesOutcome = ReadingOutcome | FoundHistory

export interface ImportDialogContext {
  /** Those that are read. */
  readonly files: readonly ImportFile[]
  /** Why the last files were refused. */
  readonly problem: ImportProblem | null
  /** What was read, and what is to be done with it. */
  readonly decision: ImportDecision | null
  /** Another tracker's files; null for an import that is resumed. */
  readonly found: FoundHistory | null
  /** Progress of reading or writing, 0 to 100. */
  readonly percent: number
}

export const initialContext: ImportDialogContext = { files: [], problem: null, decision: null, found: null, percent: 0 }

export type ImportDialogEvent =
  | { readonly type: 'files chosen'; readonly files: readonly ImportFile[] }
  /** Dragged text, for example. */
  | { readonly type: 'something else dropped' }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'strategy chosen'; readonly strategy: ImportStrategy }
  | { readonly type: 'key answered'; readonly replacesKey: boolean }
  | { readonly type: 'scope chosen'; readonly scope: ChangeScope }
  | { readonly type: 'confirmed' }
  | { readonly type: 'backup requested' }
  | { readonly type: 'canceled' }
  /** An import that was postponed, or that an earlier visit left unfinished. */
  | { readonly type: 'history continued' }
  | { readonly type: 'history closed' }

const decisionOn = (parsed: ParsedImport): ImportDecision => ({
  parsed,
  choice: { strategy: 'merge', replacesKey: parsed.review.key === 'new' },
  scope: 'everywhere',
})

const decisionIn = ({ decision }: ImportDialogContext): ImportDecision => {
  if (!decision) throw new Error('There is no import to decide on.')
  return decision
}

const planIn = (context: ImportDialogContext): ImportPlan => {
  const { parsed, choice } = decisionIn(context)
  return parsed.review.plans[choice.strategy]
}

/** Settings that a merge changes are no loss that has to be protected first. */
const takesSomethingAway = ({ parsed, choice: { strategy } }: ImportDecision): boolean => {
  const plan = parsed.review.plans[strategy]
  return strategy === 'overwrite' ? losesSomething(plan) : losesRecords(plan)
}

const withChoice = ({ decision }: ImportDialogContext, choice: Partial<ImportChoice>) => ({
  decision: decision && { ...decision, choice: { ...decision.choice, ...choice } },
})

const withScope = ({ decision }: ImportDialogContext, scope: ChangeScope) => ({
  decision: decision && { ...decision, scope },
})

const sizeOf = (files: readonly ImportFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

const refusalIn = (outcome: FilesOutcome | ImportOutcome): { readonly problem: ImportProblem } => ({
  problem: outcome.kind === 'refused' ? outcome.problem : { kind: 'failed' },
})

export const importDialogMachine = setup({
  types: { context: {} as ImportDialogContext, events: {} as ImportDialogEvent, tags: {} as 'busy' },
  actors: {
    'read files': actorPort<FilesOutcome, { files: readonly ImportFile[] }>('read files'),
    'keep restore point': actorPort<boolean, undefined>('keep restore point'),
    'save backup': actorPort<boolean, undefined>('save backup'),
    'write import': actorPort<ImportOutcome, ImportDecision>('write import'),
    'watch progress': callbackPort(),
  },
  guards: {
    'backup is too large': (_, { files }: { files: readonly ImportFile[] }) =>
      maybeBackup(files) && sizeOf(files) > maxFileSize,
    'backup was read': (_, outcome: FilesOutcome) => outcome.kind === 'read',
    'files are of another tracker': (_, outcome: FilesOutcome) => outcome.kind === 'history',
    'import was written': (_, outcome: ImportOutcome) => outcome.kind === 'imported',
    'import is too large': ({ context }) => planIn(context).excess > 0,
    'import takes something away': ({ context }) => takesSomethingAway(decisionIn(context)),
    'point was kept': (_, isKept: boolean) => isKept,
    'backup was saved': (_, isSaved: boolean) => isSaved,
  },
  actions: {
    reset: assign(initialContext),
    'keep files': assign((_, { files }: { files: readonly ImportFile[] }) => ({ ...initialContext, files })),
    'keep problem': assign((_, { problem }: { problem: ImportProblem }) => ({ ...initialContext, problem })),
    'keep history': assign((_, outcome: FilesOutcome | null) => ({
      ...initialContext,
      found: outcome?.kind === 'history' ? outcome : null,
    })),
    'keep import': assign((_, outcome: FilesOutcome) =>
      outcome.kind === 'read' ? { ...initialContext, decision: decisionOn(outcome.parsed) } : {},
    ),
    'keep strategy': assign(({ context }, { strategy }: { strategy: ImportStrategy }) =>
      withChoice(context, { strategy }),
    ),
    'keep answer': assign(({ context }, { replacesKey }: { replacesKey: boolean }) =>
      withChoice(context, { replacesKey }),
    ),
    'keep scope': assign(({ context }, { scope }: { scope: ChangeScope }) => withScope(context, scope)),
    'keep progress': assign((_, { percent }: { percent: number }) => ({ percent })),
    'announce problem': actionPort<{ problem: ImportProblem | null }>(),
    'announce import': actionPort<ImportOutcome>(),
  },
}).createMachine({
  id: 'import dialog',
  description: 'Importing personal data from a file. Nothing is written before the user confirms.',
  context: initialContext,
  initial: 'choosing',
  on: {
    'files chosen': [
      {
        description: 'Refused for its size alone, without being read.',
        guard: { type: 'backup is too large', params: ({ event }) => event },
        target: '.choosing.refused',
        actions: {
          type: 'keep problem',
          params: ({ event }) => ({ problem: { kind: 'too large', bytes: sizeOf(event.files) } }),
        },
      },
      { target: '.reading', actions: { type: 'keep files', params: ({ event }) => event } },
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
          entry: { type: 'announce problem', params: ({ context: { problem } }) => ({ problem }) },
        },
        imported: { description: 'The data was imported. The import can be undone.', entry: 'reset' },
      },
      on: {
        'history continued': {
          target: 'bringing history',
          actions: { type: 'keep history', params: null },
        },
      },
    },
    reading: {
      description: 'The file is checked row by row and compared with the records. Another file may replace it.',
      tags: 'busy',
      invoke: [
        { id: 'watch progress', src: 'watch progress' },
        {
          id: 'read files',
          src: 'read files',
          input: ({ context }) => ({ files: context.files }),
          onDone: [
            {
              guard: { type: 'backup was read', params: ({ event }) => event.output },
              target: 'reviewing',
              actions: { type: 'keep import', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'files are of another tracker', params: ({ event }) => event.output },
              target: 'bringing history',
              actions: { type: 'keep history', params: ({ event }) => event.output },
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
        canceled: { target: 'choosing' },
      },
    },
    reviewing: {
      description: 'Shows what is in the file, and what merging or overwriting would do.',
      on: {
        'files chosen': { description: 'A file dropped beside the dialog is ignored.' },
        'something else dropped': {},
        'strategy chosen': { actions: { type: 'keep strategy', params: ({ event }) => event } },
        'key answered': { actions: { type: 'keep answer', params: ({ event }) => event } },
        'scope chosen': { actions: { type: 'keep scope', params: ({ event }) => event } },
        confirmed: [
          { guard: 'import is too large' },
          { guard: 'import takes something away', target: 'protecting' },
          { target: 'importing' },
        ],
        canceled: { target: 'choosing' },
      },
    },
    protecting: {
      description: 'What the import would take away is kept as a restore point first.',
      initial: 'keeping a point',
      on: {
        'files chosen': { description: 'One import at a time.' },
        'something else dropped': {},
      },
      states: {
        'keeping a point': {
          tags: 'busy',
          invoke: {
            id: 'keep restore point',
            src: 'keep restore point',
            onDone: [
              {
                guard: { type: 'point was kept', params: ({ event }) => event.output },
                target: '#import dialog.importing',
              },
              { target: 'unprotected' },
            ],
            onError: 'unprotected',
          },
        },
        unprotected: {
          description: 'There is no room for a point. With a backup outside the browser, the user may go on.',
          on: { 'backup requested': 'saving a backup', canceled: '#import dialog.reviewing' },
        },
        'saving a backup': {
          tags: 'busy',
          invoke: {
            id: 'save backup',
            src: 'save backup',
            onDone: [
              {
                guard: { type: 'backup was saved', params: ({ event }) => event.output },
                target: '#import dialog.importing',
              },
              { target: 'unprotected' },
            ],
            onError: 'unprotected',
          },
        },
      },
    },
    'bringing history': {
      description: "Another tracker's history is imported: see the flow of that name.",
      on: {
        'files chosen': { description: 'One import at a time.' },
        'something else dropped': {},
        'history closed': { target: 'choosing' },
      },
    },
    importing: {
      description: 'Everything is written at once, or nothing is. It can no longer be canceled.',
      tags: 'busy',
      invoke: [
        { id: 'watch progress', src: 'watch progress' },
        {
          id: 'write import',
          src: 'write import',
          input: ({ context }) => decisionIn(context),
          onDone: [
            {
              guard: { type: 'import was written', params: ({ event }) => event.output },
              target: 'choosing.imported',
              actions: { type: 'announce import', params: ({ event }) => event.output },
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
        'files chosen': { description: 'One import at a time.' },
        'something else dropped': {},
        progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
      },
    },
  },
})
