import { assign, setup } from 'xstate'
import type { MatchingOutcome, MatchingProgress, ReadOutcome, WritingOutcome } from '#domain/history/course.ts'
import type { HistoryKind, Precedence } from '#domain/history/planned.ts'
import { areSameQuestions, askedAgain, type HistoryAnswers } from '#domain/history/questions.ts'
import type { Choice, DecidableState } from '#domain/history/resolve.ts'
import {
  contextOf,
  type HistoryImportContext,
  type HistoryImportEvent,
  type HistoryImportInput,
} from './history-import-types.ts'
import { actionPort, actorPort, callbackPort } from './ports.ts'

export const historyImportMachine = setup({
  types: {
    context: {} as HistoryImportContext,
    events: {} as HistoryImportEvent,
    input: {} as HistoryImportInput,
    tags: {} as 'busy',
  },
  actors: {
    'read again': actorPort<ReadOutcome, { answers: HistoryAnswers }>('read again'),
    'match movies': actorPort<MatchingOutcome, undefined>('match movies'),
    'write history': actorPort<WritingOutcome, undefined>('write history'),
    'watch progress': callbackPort(),
  },
  guards: {
    'another import waits': ({ context }) => context.hasEarlier && context.readingProblem === null,
    'something is to be asked': ({ context }) => context.questions.length > 0,
    'questions were answered': ({ context }) => context.answered.length > 0,
    'files can be read again': ({ context }) => context.answered.length > 0 && !context.hasEarlier,
    'files are refused': ({ context }) => context.readingProblem !== null,
    'more is to be asked': (_, params: { outcome: ReadOutcome }) => params.outcome.kind === 'asked',
    'files were read': (_, params: { outcome: ReadOutcome }) => params.outcome.kind === 'read',
    'movies were matched': (_, params: { outcome: MatchingOutcome }) => params.outcome.kind === 'matched',
    'history was written': (_, params: { outcome: WritingOutcome }) => params.outcome.kind === 'written',
    'history does not fit': (_, params: { outcome: WritingOutcome }) => params.outcome.kind === 'does not fit',
  },
  actions: {
    'keep answers': assign(({ context }, { answers }: { answers: HistoryAnswers }) => {
      const asked = { questions: context.questions, answers: context.answers }
      const earlier = context.answered.findIndex(({ questions }) => areSameQuestions(questions, asked.questions))
      return { answers, answered: [...context.answered.slice(0, earlier < 0 ? undefined : earlier), asked] }
    }),
    'reopen questions': assign(({ context }) => {
      const last = context.answered.at(-1)
      if (!last) return {}
      const questions = askedAgain(last.questions, context.answers)
      return { questions, answers: last.answers, answered: context.answered.slice(0, -1), readingProblem: null }
    }),
    'keep questions': assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'asked' ? { questions: outcome.questions } : {},
    ),
    'keep reading problem': assign((_, { outcome }: { outcome: ReadOutcome | null }) => ({
      readingProblem: outcome?.kind === 'refused' ? outcome.problem : ({ kind: 'failed' } as const),
    })),
    'keep progress': assign((_, { progress }: { progress: MatchingProgress }) => ({ progress })),
    'keep matching problem': assign((_, { outcome }: { outcome: MatchingOutcome | null }) => ({
      matchingProblem: outcome?.kind === 'stopped' ? outcome.problem : null,
    })),
    'keep decidable': assign((_, { state }: { state: DecidableState }) => ({ deciding: state })),
    'keep outcome': assign((_, { outcome }: { outcome: WritingOutcome }) => ({
      summary: outcome.kind === 'written' ? outcome.summary : null,
      excess: outcome.kind === 'does not fit' ? outcome.excess : 0,
    })),
    'keep choice': actionPort<{ named: string; choice: Choice | null }>(),
    'keep precedence': actionPort<{ kind: HistoryKind; precedence: Precedence }>(),
    'keep wish to see again': actionPort<{ isWanted: boolean }>(),
    'forget files': actionPort<undefined>(),
    'join earlier import': actionPort<undefined>(),
    'discard import': actionPort<undefined>(),
  },
}).createMachine({
  id: 'history import',
  description:
    "Importing another tracker's history: its movies are matched, reviewed and written. Nothing is written before the person confirms, and what was matched outlives the tab.",
  context: ({ input }) => contextOf(input),
  initial: 'reading',
  states: {
    reading: {
      initial: 'opening',
      on: { canceled: { target: 'closed' } },
      states: {
        opening: { always: [{ guard: 'another import waits', target: 'another waits' }, { target: 'judging' }] },
        'another waits': {
          description: 'An import that was put off is never discarded unasked.',
          on: {
            'earlier import continued': { target: '#history import.matching', actions: 'forget files' },
            'files added': { target: 'judging', actions: 'join earlier import' },
            'earlier import discarded': { description: 'Once another one begins.', target: 'judging' },
          },
        },
        judging: {
          always: [
            { guard: 'something is to be asked', target: 'asking' },
            { guard: 'files are refused', target: 'refused' },
            { target: '#history import.matching' },
          ],
        },
        asking: {
          description: 'The columns of a table, the scale of its ratings, the order of day and month.',
          on: {
            'questions answered': { target: 'again', actions: { type: 'keep answers', params: ({ event }) => event } },
            'questions reopened': { guard: 'questions were answered', actions: 'reopen questions' },
          },
        },
        again: {
          invoke: {
            id: 'read again',
            src: 'read again',
            input: ({ context }) => ({ answers: context.answers }),
            onDone: [
              {
                guard: { type: 'more is to be asked', params: ({ event }) => ({ outcome: event.output }) },
                target: 'asking',
                actions: { type: 'keep questions', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'files were read', params: ({ event }) => ({ outcome: event.output }) },
                target: '#history import.matching',
              },
              {
                target: 'refused',
                actions: { type: 'keep reading problem', params: ({ event }) => ({ outcome: event.output }) },
              },
            ],
            onError: { target: 'refused', actions: { type: 'keep reading problem', params: { outcome: null } } },
          },
        },
        refused: {
          on: {
            'questions reopened': { guard: 'questions were answered', target: 'asking', actions: 'reopen questions' },
          },
        },
      },
    },
    matching: {
      initial: 'running',
      on: {
        'rest skipped': { target: 'reviewing' },
        'questions reopened': {
          guard: 'files can be read again',
          target: 'reading.asking',
          actions: 'reopen questions',
        },
        'put off': { target: 'closed' },
        canceled: { target: 'closed', actions: 'discard import' },
      },
      states: {
        running: {
          description: 'Only movies without an answer are asked about, also after a pause or in a later visit.',
          invoke: [
            { id: 'watch progress', src: 'watch progress' },
            {
              id: 'match movies',
              src: 'match movies',
              onDone: [
                {
                  guard: { type: 'movies were matched', params: ({ event }) => ({ outcome: event.output }) },
                  target: '#history import.reviewing',
                },
                {
                  target: 'stopped',
                  actions: { type: 'keep matching problem', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'stopped', actions: { type: 'keep matching problem', params: { outcome: null } } },
            },
          ],
          on: {
            progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
            paused: { target: 'paused' },
          },
        },
        paused: { on: { resumed: { target: 'running' } } },
        stopped: { on: { resumed: { target: 'running' } } },
      },
    },
    reviewing: {
      initial: 'overview',
      on: {
        'movie decided': { actions: { type: 'keep choice', params: ({ event }) => event } },
        'precedence chosen': { actions: { type: 'keep precedence', params: ({ event }) => event } },
        'seeing again chosen': { actions: { type: 'keep wish to see again', params: ({ event }) => event } },
        resumed: { description: 'For movies that stayed unanswered.', target: 'matching' },
        'questions reopened': {
          description: 'An answer may show itself as wrong only here.',
          guard: 'files can be read again',
          target: 'reading.asking',
          actions: 'reopen questions',
        },
        'put off': { target: 'closed' },
        canceled: { target: 'closed', actions: 'discard import' },
      },
      states: {
        overview: {
          initial: 'ready',
          on: {
            'movies opened': {
              target: 'deciding on movies',
              actions: { type: 'keep decidable', params: ({ event }) => event },
            },
            confirmed: { target: '#history import.writing' },
          },
          states: {
            ready: {},
            'not fitting': { description: 'Local storage has no room for it. Nothing has changed.' },
            refused: { description: 'The browser refused the write. Nothing has changed.' },
          },
        },
        'deciding on movies': {
          description: 'One movie after another: which of these is it?',
          on: { 'overview opened': { target: 'overview' } },
        },
      },
    },
    writing: {
      description: 'Everything is written at once, or nothing is.',
      tags: 'busy',
      invoke: {
        id: 'write history',
        src: 'write history',
        onDone: [
          {
            guard: { type: 'history was written', params: ({ event }) => ({ outcome: event.output }) },
            target: 'imported',
            actions: { type: 'keep outcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'history does not fit', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reviewing.overview.not fitting',
            actions: { type: 'keep outcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'reviewing.overview.refused' },
        ],
        onError: { target: 'reviewing.overview.refused' },
      },
    },
    imported: {
      description: 'What was left out can be downloaded. The import can be undone in Settings.',
      on: { closed: { target: 'closed', actions: 'discard import' } },
    },
    closed: { description: 'An import that was put off goes on in a later visit.', type: 'final' },
  },
})
