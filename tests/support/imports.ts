import type {
  ImportOutcome,
  ImportPlan,
  ImportProblem,
  ImportReview,
  Incoming,
  ReadingOutcome,
} from '#domain/backup/backup-import.ts'
import type { ImportFile } from '#domain/values/import-file.ts'

const untouched = { added: 0, kept: 0, replaced: 0, removed: 0 }
export const plan = (excess = 0): ImportPlan => ({
  lists: {
    watchlist: untouched,
    collections: untouched,
    collectionMovies: untouched,
    watchHistory: untouched,
    notForMe: untouched,
    friends: untouched,
    savedFilters: untouched,
  },
  settings: [],
  renamed: 0,
  orphans: 0,
  excess,
})
export const review = (known: Partial<ImportReview> = {}): ImportReview => ({
  fileName: 'matinee-2026-01-01.json',
  exportDate: null,
  counts: {
    watchlist: 2,
    collections: 1,
    collectionMovies: 0,
    watchHistory: 0,
    notForMe: 0,
    friends: 0,
    savedFilters: 0,
  },
  leftOut: [],
  plans: { merge: plan(), overwrite: plan() },
  key: 'none',
  ...known,
})

/** An empty file that reports this size. */
export const fileOf = (name: string, size = 100): ImportFile => ({
  name,
  size,
  arrayBuffer: async () => new ArrayBuffer(0),
})
export const file = fileOf('matinee-2026-01-01.json')
export const incoming: Incoming = {
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
export const read = (known?: Partial<ImportReview>): ReadingOutcome => ({
  kind: 'read',
  parsed: { incoming, review: review(known) },
})
export const refused = (kind: 'not json' | 'not saved'): { kind: 'refused'; problem: ImportProblem } => ({
  kind: 'refused',
  problem: { kind },
})
export const imported: ImportOutcome = { kind: 'imported', summary: { watchlistItems: 2, collections: 1 } }
