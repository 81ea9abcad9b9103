import { type ImportPlan, type ImportReview, largestFile } from '../../src/domain/imports.ts'
import type { ChosenFile, importDialogMachine } from '../import-dialog.ts'
import { sampleOf } from '../sample.ts'

const fileOf = (size: number): ChosenFile => ({
  name: 'matinee-2026-01-01.json',
  size,
  arrayBuffer: async () => new ArrayBuffer(0),
})
const untouched = { added: 0, kept: 0, replaced: 0, removed: 0 }
const plan = (excess: number): ImportPlan => ({
  lists: {
    watchlist: { ...untouched, added: 2 },
    collections: untouched,
    collectionMovies: untouched,
    watchHistory: untouched,
  },
  settings: [],
  renamed: 0,
  orphans: 0,
  excess,
})
const review = (excess: number, key: ImportReview['key']): ImportReview => ({
  fileName: 'matinee-2026-01-01.json',
  exportDate: '2026-01-01T12:00:00.000Z',
  counts: { watchlist: 2, collections: 0, collectionMovies: 0, watchHistory: 0 },
  leftOut: [],
  plans: { merge: plan(excess), overwrite: plan(0) },
  key,
})

export const sample = sampleOf<typeof importDialogMachine>({
  inputs: { anew: undefined },
  events: [
    { type: 'file chosen', file: fileOf(100) },
    { type: 'file chosen', file: null },
    { type: 'file chosen', file: fileOf(largestFile + 1) },
    { type: 'progressed', percent: 50 },
    { type: 'strategy chosen', strategy: 'overwrite' },
    { type: 'strategy chosen', strategy: 'merge' },
    { type: 'key answered', takesKey: true },
    { type: 'confirmed' },
    { type: 'cancelled' },
  ],
  answers: {
    'read backup': {
      'a file of ours': { kind: 'read', review: review(0, 'none') },
      'a file with another key, too much to merge': { kind: 'read', review: review(1_000, 'other') },
      'no JSON': { kind: 'refused', problem: { kind: 'not json' } },
    },
    'import backup': {
      'all of it': { kind: 'imported', summary: { watchlistItems: 2, collections: 0 } },
      'a refused write': { kind: 'refused', problem: { kind: 'not saved' } },
    },
  },
})
