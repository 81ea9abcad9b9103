import {
  type ImportOutcome,
  type ImportPlan,
  type ImportReview,
  largestFile,
  type ReadingOutcome,
} from '../../src/domain/imports.ts'
import type { ChosenFile, importDialogMachine } from '../import-dialog.ts'
import { sampleOf } from '../sample.ts'

const file = (size: number): ChosenFile => ({
  name: 'matinee-2026-01-02.json',
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
})
const nothing = { added: 0, kept: 0, replaced: 0, removed: 0 }
const plan: ImportPlan = {
  lists: {
    watchlist: { ...nothing, added: 3 },
    collections: nothing,
    collectionMovies: nothing,
    watchHistory: nothing,
  },
  settings: [],
  renamed: 0,
  orphans: 0,
  excess: 0,
}
const review: ImportReview = {
  fileName: 'matinee-2026-01-02.json',
  exportDate: null,
  counts: { watchlist: 3, collections: 0, collectionMovies: 0, watchHistory: 0 },
  leftOut: [],
  plans: { merge: plan, overwrite: { ...plan, excess: 4_000 } },
  key: 'none',
}

export const sample = sampleOf<typeof importDialogMachine>({
  inputs: { 'the page of Settings': undefined },
  events: [
    { type: 'file chosen', file: file(2_000) },
    { type: 'file chosen', file: file(largestFile + 1) },
    { type: 'file chosen', file: null },
    { type: 'progressed', percent: 50 },
    { type: 'strategy chosen', strategy: 'overwrite' },
    { type: 'strategy chosen', strategy: 'merge' },
    { type: 'key answered', takesKey: true },
    { type: 'confirmed' },
    { type: 'cancelled' },
  ],
  answers: {
    'read backup': {
      'a backup of three movies': { kind: 'read', review } satisfies ReadingOutcome,
      'no backup': { kind: 'refused', problem: { kind: 'no file' } } satisfies ReadingOutcome,
    },
    'import backup': {
      'it is imported': {
        kind: 'imported',
        summary: { watchlistItems: 3, collections: 0 },
      } satisfies ImportOutcome,
      'the browser refuses': { kind: 'refused', problem: { kind: 'no file' } } satisfies ImportOutcome,
    },
  },
})
