import { acceptedSuggestions, choicesOf } from '#domain/imports/decisions.ts'
import {
  contextOf,
  failedReading,
  type HistoryImportContext,
  type HistoryImportEvent,
  historyImportSetup,
} from './history-import-setup.ts'

type Decided = Extract<HistoryImportEvent, { readonly type: 'movie decided' }>

const decidedIn = ({ context, event }: { readonly context: HistoryImportContext; readonly event: Decided }) => ({
  choices: choicesOf(context.decisions, event.choice, event.isForAlike),
})

/** The state in which the user sees what the import would do, and decides on movies. */
const reviewing = historyImportSetup.createStateConfig({
  initial: 'planning',
  on: {
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
    planning: {
      description: 'What would it change?',
      invoke: {
        id: 'plan import',
        src: 'plan import',
        input: ({ context }) => context.pending,
        onDone: { target: 'overview', actions: { type: 'take plan', params: ({ event }) => event.output } },
        onError: { target: '#history import.reading.refused', actions: failedReading },
      },
    },
    overview: {
      initial: 'ready',
      entry: 'stop deciding',
      on: {
        'movies opened': {
          target: 'deciding on movies',
          actions: { type: 'begin deciding', params: ({ event }) => event },
        },
        'precedence chosen': {
          target: '.planning again',
          actions: [
            { type: 'take precedence', params: ({ event }) => event },
            { type: 'keep precedence', params: ({ event }) => event },
          ],
        },
        'seeing again chosen': {
          target: '.planning again',
          actions: [
            { type: 'take wish to see again', params: ({ event }) => event },
            { type: 'keep wish to see again', params: ({ event }) => event },
          ],
        },
        confirmed: { target: '#history import.writing' },
      },
      states: {
        ready: {},
        'planning again': {
          description: 'The last plan stays in sight, and cannot be confirmed.',
          invoke: {
            id: 'plan import',
            src: 'plan import',
            input: ({ context }) => context.pending,
            onDone: { target: 'ready', actions: { type: 'take plan', params: ({ event }) => event.output } },
            onError: { target: '#history import.reading.refused', actions: failedReading },
          },
          on: { confirmed: {} },
        },
        'not fitting': { description: 'Local storage has no room for it. Nothing has changed.' },
        refused: { description: 'The browser refused the write. Nothing has changed.' },
      },
    },
    'deciding on movies': {
      description: 'One movie after another: which of these is it?',
      always: { guard: 'all movies were passed', target: 'overview.planning again' },
      on: {
        'movie decided': {
          actions: [
            {
              type: 'keep choices',
              params: decidedIn,
            },
            {
              type: 'take choices',
              params: decidedIn,
            },
          ],
        },
        'movie skipped': { actions: { type: 'show movie', params: { by: 1 } } },
        'previous movie opened': {
          guard: 'a movie comes before',
          actions: { type: 'show movie', params: { by: -1 } },
        },
        'only suggestions accepted': {
          target: 'overview.planning again',
          actions: {
            type: 'keep choices',
            params: ({ context, event }) => ({ choices: acceptedSuggestions(context.decisions, event.keys) }),
          },
        },
        'overview opened': { target: 'overview.planning again' },
      },
    },
  },
})

export const historyImportMachine = historyImportSetup.createMachine({
  id: 'history import',
  description:
    "Importing another tracker's history: its movies are matched, reviewed and written. Nothing is written before the user confirms, and what was matched outlives the tab.",
  context: ({ input }) => contextOf(input),
  initial: 'reading',
  states: {
    reading: {
      initial: 'opening',
      on: { canceled: { target: 'closed' } },
      states: {
        opening: {
          always: [
            { guard: 'no files were chosen', target: 'resuming' },
            { guard: 'another import waits', target: 'another waits' },
            { target: 'judging' },
          ],
        },
        'another waits': {
          description: 'An import that was put off is never discarded unasked.',
          on: {
            'earlier import continued': { target: 'resuming' },
            'files added': { target: 'judging', actions: 'join earlier import' },
            'earlier import discarded': { description: 'Once another one begins.', target: 'judging' },
          },
        },
        judging: {
          always: [
            { guard: 'something is to be asked', target: 'asking' },
            { guard: 'files are refused', target: 'refused' },
            { target: 'beginning' },
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
            input: ({ context: { files, answers } }) => ({ files: files ?? [], answers }),
            onDone: { target: 'judging', actions: { type: 'take reading', params: ({ event }) => event.output } },
            onError: { target: 'refused', actions: failedReading },
          },
        },
        resuming: {
          description: 'What was matched and chosen before is read.',
          on: { 'put off': { target: '#history import.closed' }, canceled: {} },
          invoke: {
            id: 'read pending import',
            src: 'read pending import',
            onDone: [
              {
                guard: { type: 'an import is pending', params: ({ event }) => event.output },
                target: '#history import.matching',
                actions: { type: 'take pending import', params: ({ event }) => event.output },
              },
              { description: 'Another tab has discarded it.', target: '#history import.closed' },
            ],
            onError: { target: 'refused', actions: failedReading },
          },
        },
        beginning: {
          description: 'From here on, it outlives the tab.',
          on: { 'put off': { target: '#history import.closed' }, canceled: {} },
          invoke: {
            id: 'keep pending import',
            src: 'keep pending import',
            input: ({ context: { files, pending, isAddition } }) => ({
              history: pending.history,
              chosen: (files ?? []).map(({ name }) => name),
              isAddition,
            }),
            onDone: {
              target: '#history import.matching',
              actions: { type: 'take pending import', params: ({ event }) => event.output },
            },
            onError: { target: 'refused', actions: failedReading },
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
              input: ({ context }) => ({ history: context.pending.history }),
              onDone: [
                {
                  guard: { type: 'movies were matched', params: ({ event }) => event.output },
                  target: '#history import.reviewing',
                },
                { target: 'stopped', actions: { type: 'keep matching problem', params: ({ event }) => event.output } },
              ],
              onError: { target: 'stopped', actions: { type: 'keep matching problem', params: null } },
            },
          ],
          on: {
            progressed: { actions: { type: 'keep progress', params: ({ event }) => event } },
            paused: { target: 'paused' },
          },
        },
        paused: { on: { resumed: { target: 'running' } } },
        stopped: {
          exit: { type: 'keep matching problem', params: null },
          on: { resumed: { target: 'running' } },
        },
      },
    },
    reviewing,
    writing: {
      description: 'Everything is written at once, or nothing is.',
      tags: 'busy',
      invoke: {
        id: 'write history',
        src: 'write history',
        input: ({ context: { pending, movies } }) => ({ ...pending, movies }),
        onDone: [
          {
            guard: { type: 'history was written', params: ({ event }) => event.output },
            target: 'imported',
            actions: { type: 'keep outcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'history does not fit', params: ({ event }) => event.output },
            target: 'reviewing.overview.not fitting',
            actions: { type: 'keep outcome', params: ({ event }) => event.output },
          },
          { target: 'reviewing.overview.refused' },
        ],
        onError: { target: 'reviewing.overview.refused' },
      },
    },
    imported: {
      description: 'What was left out can be downloaded. The import can be undone in Settings.',
      entry: 'discard import',
      on: { closed: { target: 'closed' } },
    },
    closed: { description: 'An import that was put off goes on in a later visit.', type: 'final' },
  },
})
