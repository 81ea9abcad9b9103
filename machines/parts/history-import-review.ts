import { acceptedSuggestions, choicesOf } from '#domain/imports/decisions.ts'
import { failedReading, historyImportSetup } from './history-import-setup.ts'
import type { HistoryImportContext, HistoryImportEvent } from './history-import-types.ts'

type Decided = Extract<HistoryImportEvent, { readonly type: 'movie decided' }>

const decidedIn = ({ context, event }: { readonly context: HistoryImportContext; readonly event: Decided }) => ({
  choices: choicesOf(context.decisions, event.choice, event.isForAlike),
})

/** The state in which the person sees what the import would do, and decides on movies. */
export const reviewing = historyImportSetup.createStateConfig({
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
