import type { CollectionSaved, collectionDialogMachine, SaveProblem } from '../collection-dialog.ts'
import { sampleOf } from '../sample.ts'

export const sample = sampleOf<typeof collectionDialogMachine>({
  inputs: {
    'a new collection': { name: '', description: '' },
    'one that exists': { name: 'Noir', description: 'Rain' },
  },
  events: [
    { type: 'name typed', name: 'Heists' },
    { type: 'name typed', name: '' },
    { type: 'description typed', description: 'In and out' },
    { type: 'confirmed' },
  ],
  outputs: {
    'save collection': {
      'it is saved': { kind: 'saved' } satisfies CollectionSaved,
      'the name is taken': { kind: 'name is taken', name: 'Heists' } satisfies SaveProblem,
      'the browser refuses': { kind: 'refused' } satisfies SaveProblem,
    },
  },
})
