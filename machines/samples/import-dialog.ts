import type {
  FoundHistory,
  ImportOutcome,
  ImportPlan,
  ImportReview,
  Incoming,
  ReadingOutcome,
} from '#domain/backup/backup-import.ts'
import { type ImportFile, maxFileSize } from '#domain/values/import-file.ts'
import { sampleOf } from '../flows.ts'
import type { importDialogMachine } from '../import-dialog.ts'

const file = (size: number): ImportFile => ({
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
    notForMe: nothing,
    friends: nothing,
    savedFilters: nothing,
  },
  settings: [],
  renamed: 0,
  orphans: 0,
  excess: 0,
}
const review: ImportReview = {
  fileName: 'matinee-2026-01-02.json',
  exportDate: null,
  counts: {
    watchlist: 3,
    collections: 0,
    collectionMovies: 0,
    watchHistory: 0,
    notForMe: 0,
    friends: 0,
    savedFilters: 0,
  },
  leftOut: [],
  plans: { merge: plan, overwrite: { ...plan, lists: { ...plan.lists, watchlist: { ...nothing, removed: 2 } } } },
  key: 'none',
}

const incoming: Incoming = {
  watchlist: [],
  collections: [],
  collectionMovies: [],
  watchHistory: [],
  notForMe: [],
  friends: [],
  exportDate: null,
  settings: {},
  leftOut: [],
}

export const sample = sampleOf<typeof importDialogMachine>({
  inputs: { 'the page of Settings': undefined },
  events: [
    { type: 'files chosen', files: [file(2_000)] },
    { type: 'files chosen', files: [file(maxFileSize + 1)] },
    { type: 'something else dropped' },
    { type: 'progressed', percent: 50 },
    { type: 'strategy chosen', strategy: 'overwrite' },
    { type: 'strategy chosen', strategy: 'merge' },
    { type: 'key answered', replacesKey: true },
    { type: 'scope chosen', scope: 'here' },
    { type: 'confirmed' },
    { type: 'backup requested' },
    { type: 'canceled' },
    { type: 'history continued' },
    { type: 'history closed' },
  ],
  outputs: {
    'read files': {
      'a backup of three movies': { kind: 'read', parsed: { incoming, review } } satisfies ReadingOutcome,
      'a backup that is too large': {
        kind: 'read',
        parsed: { incoming, review: { ...review, plans: { merge: { ...plan, excess: 4_000 }, overwrite: plan } } },
      } satisfies ReadingOutcome,
      'an export of another tracker': {
        kind: 'history',
        files: [file(2_000)],
        reading: { kind: 'refused', problem: { kind: 'empty', file: 'diary.csv' } },
      } satisfies FoundHistory,
      'no backup': { kind: 'refused', problem: { kind: 'no file' } } satisfies ReadingOutcome,
    },
    'keep restore point': { 'it is kept': true, 'there is no room': false },
    'save backup': { 'it is saved': true, 'the user changed their mind': false },
    'write import': {
      'it is imported': {
        kind: 'imported',
        summary: { watchlistItems: 3, collections: 0 },
      } satisfies ImportOutcome,
      'the browser refuses': { kind: 'refused', problem: { kind: 'no file' } } satisfies ImportOutcome,
    },
  },
})
