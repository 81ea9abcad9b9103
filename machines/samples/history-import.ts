import type { FoundHistory } from '#domain/backup/backup-import.ts'
import {
  emptyImport,
  type MatchingOutcome,
  type PendingImport,
  type PlannedImport,
  type WritingOutcome,
} from '#domain/imports/course.ts'
import type { HistoryReading } from '#domain/imports/reading.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import { emptyLibrary } from '#domain/records/library.ts'
import { sampleOf } from '../flows.ts'
import type { historyImportMachine } from '../history-import/history-import.ts'

const questions = [{ file: 'films.csv', ratingScale: { highest: 9, suggested: 10 } }] as const

const read: HistoryReading = { kind: 'read', history: emptyImport.history }
const asked: HistoryReading = { kind: 'asked', questions }
const empty: HistoryReading = { kind: 'refused', problem: { kind: 'empty', file: 'films.csv' } }

const found = (reading: HistoryReading): FoundHistory => ({
  kind: 'history',
  files: [{ name: 'films.csv', size: 2_000, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }],
  reading,
})

const inDoubt = (title: string): ResolvedMovie => ({
  named: { key: title, title, isMovie: true },
  state: 'in doubt',
  movie: null,
  candidates: [],
})

export const sample = sampleOf<typeof historyImportMachine>({
  inputs: {
    'a file that was read': { found: found(read), hasEarlier: false },
    'a file that leaves a question': { found: found(asked), hasEarlier: false },
    'an empty file': { found: found(empty), hasEarlier: true },
    'a file while an import waits': { found: found(read), hasEarlier: true },
    'an import that was put off': { found: null, hasEarlier: true },
  },
  events: [
    { type: 'earlier import continued' },
    { type: 'files added' },
    { type: 'earlier import discarded' },
    { type: 'questions answered', answers: { 'films.csv': { ratingScale: 10 } } },
    { type: 'questions reopened' },
    { type: 'progressed', progress: { done: 30, all: 120, secondsLeft: 5, waiting: null } },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'rest skipped' },
    { type: 'movies opened', state: 'in doubt' },
    { type: 'overview opened' },
    { type: 'movie decided', choice: { kind: 'none' }, isForAlike: true },
    { type: 'movie skipped' },
    { type: 'previous movie opened' },
    { type: 'only suggestions accepted', keys: [] },
    { type: 'precedence chosen', kind: 'ratings', precedence: 'newer' },
    { type: 'seeing again chosen', isWanted: false },
    { type: 'confirmed' },
    { type: 'put off' },
    { type: 'canceled' },
    { type: 'closed' },
  ],
  outputs: {
    'read again': {
      'it is read': read,
      'it leaves another question': asked,
      'it is empty': empty,
    },
    'read pending import': {
      'it is read': emptyImport satisfies PendingImport,
      'there is none': null,
    },
    'keep pending import': { 'it is kept': emptyImport satisfies PendingImport },
    'match movies': {
      'all are matched': { kind: 'matched' } satisfies MatchingOutcome,
      'the key is refused': {
        kind: 'stopped',
        problem: { kind: 'answer', status: 401, statusText: 'Unauthorized' },
      } satisfies MatchingOutcome,
    },
    'plan import': {
      'two movies are in doubt': {
        movies: [inDoubt('Psycho'), inDoubt('Obcy')],
        plan: {
          library: emptyLibrary,
          planned: [{ row: 0, kind: 'viewings', outcome: 'new' }],
          createdCollections: 0,
          listsNotMade: [],
          wishesAgain: { rows: [], movies: 0 },
          becomeWatched: 0,
        },
      } satisfies PlannedImport,
    },
    'write history': {
      'it is written': {
        kind: 'written',
        summary: { movies: 12, viewings: 20, ratings: 8, watchlist: 3, collections: 1, createdCollections: 0 },
      } satisfies WritingOutcome,
      'it does not fit': { kind: 'does not fit', excess: 4_000 } satisfies WritingOutcome,
      'the browser refuses': { kind: 'refused' } satisfies WritingOutcome,
    },
  },
})
