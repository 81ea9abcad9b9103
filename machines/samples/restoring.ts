import type { ImportPlan } from '#domain/backup/backup-import.ts'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import type { RestoreComparison } from '#domain/backup/restored.ts'
import { sampleOf } from '../flows.ts'
import type { restoringMachine } from '../restoring.ts'

const point: RestorePoint = {
  id: 1,
  time: '2026-01-02T12:00:00.000Z',
  day: '2026-01-02',
  reason: 'daily',
  bytes: 2_000,
  fingerprint: 1,
  revision: 1,
}
const same = { added: 0, kept: 3, replaced: 0, removed: 0 }
const nothing: ImportPlan = {
  lists: {
    watchlist: same,
    collections: same,
    collectionMovies: same,
    watchHistory: same,
    notForMe: same,
    friends: same,
    savedFilters: same,
  },
  settings: [],
  renamed: 0,
  orphans: 0,
  excess: 0,
}
const missing: ImportPlan = { ...nothing, lists: { ...nothing.lists, watchlist: { ...same, added: 2 } } }
const everything: ImportPlan = { ...nothing, lists: { ...nothing.lists, watchlist: { ...same, added: 2, removed: 1 } } }

export const sample = sampleOf<typeof restoringMachine>({
  inputs: { 'a browser with a point': undefined },
  events: [
    { type: 'points listed', points: [point] },
    { type: 'opened', id: 1 },
    { type: 'closed' },
    { type: 'records changed' },
    { type: 'restore requested', extent: 'everything', isShared: false },
    { type: 'restore requested', extent: 'missing', isShared: false },
    { type: 'confirmed', scope: 'everywhere' },
    { type: 'backup requested' },
    { type: 'canceled' },
  ],
  outputs: {
    'compare point': {
      'two movies are missing, one is new': { everything, missing } satisfies RestoreComparison,
      'nothing is different': { everything: nothing, missing: nothing } satisfies RestoreComparison,
      'it is damaged': null,
    },
    'keep restore point': { 'it is kept': true, 'there is no room': false },
    'save backup': { 'it is saved': true, 'the user changed their mind': false },
    'restore point': { 'it is restored': true, 'the browser refuses': false },
  },
})
