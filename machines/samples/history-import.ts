import type { MatchingOutcome, ReadOutcome, WritingOutcome } from '#domain/history/course.ts'
import type { historyImportMachine } from '../history-import.ts'
import { sampleOf } from '../sample.ts'

const questions = [{ file: 'films.csv', ratingScale: { highest: 9, suggested: 10 } }] as const

export const sample = sampleOf<typeof historyImportMachine>({
  inputs: {
    'a file that was read': { outcome: { kind: 'read' }, hasEarlier: false },
    'a file that leaves a question': { outcome: { kind: 'asked', questions }, hasEarlier: false },
    'an empty file': { outcome: { kind: 'refused', problem: { kind: 'empty', file: 'films.csv' } }, hasEarlier: true },
    'a file while an import waits': { outcome: { kind: 'read' }, hasEarlier: true },
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
    { type: 'movie decided', named: 'psycho 1960', choice: { kind: 'none' } },
    { type: 'precedence chosen', kind: 'ratings', precedence: 'file' },
    { type: 'seeing again chosen', isWanted: true },
    { type: 'confirmed' },
    { type: 'put off' },
    { type: 'canceled' },
    { type: 'closed' },
  ],
  outputs: {
    'read again': {
      'it is read': { kind: 'read' } satisfies ReadOutcome,
      'it leaves another question': { kind: 'asked', questions } satisfies ReadOutcome,
      'it is empty': { kind: 'refused', problem: { kind: 'empty', file: 'films.csv' } } satisfies ReadOutcome,
    },
    'match movies': {
      'all are matched': { kind: 'matched' } satisfies MatchingOutcome,
      'the key is refused': {
        kind: 'stopped',
        problem: { kind: 'answer', status: 401, statusText: 'Unauthorized' },
      } satisfies MatchingOutcome,
    },
    'write history': {
      'it is written': {
        kind: 'written',
        summary: { movies: 12, viewings: 20, ratings: 8, watchlist: 3, collections: 1 },
      } satisfies WritingOutcome,
      'it does not fit': { kind: 'does not fit', excess: 4_000 } satisfies WritingOutcome,
      'the browser refuses': { kind: 'refused' } satisfies WritingOutcome,
    },
  },
})
