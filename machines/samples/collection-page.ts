import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import type { collectionPageMachine } from '../collection-page.ts'
import { sampleOf } from '../flows.ts'

const collection: CollectionSummary = {
  id: 7,
  name: 'Noir',
  description: 'Rain',
  coverImage: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  lastUpdatedAt: '2026-01-01T12:00:00.000Z',
  moviesCount: 0,
  covers: [],
}

export const sample = sampleOf<typeof collectionPageMachine>({
  inputs: { 'a collection': { collection }, 'none yet': { collection: null } },
  events: [
    { type: 'collection found', collection },
    { type: 'collection not found' },
    { type: 'lists not found' },
    { type: 'deletion requested' },
    { type: 'deletion confirmed' },
    { type: 'dialog closed' },
  ],
  outputs: { 'delete collection': { 'it is deleted': true, 'the browser refuses': false } },
})
