import type { AddResult, addToCollectionDialogMachine, CreateResult } from '../add-to-collection-dialog.ts'
import { sampleOf } from '../flows.ts'

export const sample = sampleOf<typeof addToCollectionDialogMachine>({
  inputs: { 'any movies': { name: '', description: '' } },
  events: [
    { type: 'choices changed', choices: [7] },
    { type: 'collection toggled', id: 7 },
    { type: 'choices changed', choices: [] },
    { type: 'name typed', name: 'Space' },
    { type: 'name typed', name: '' },
    { type: 'description typed', description: 'Stars and silence' },
    { type: 'draft discarded' },
    { type: 'confirmed' },
  ],
  outputs: {
    'create collection': {
      'it is created': { kind: 'created', collection: { id: 9, name: 'Space' } } satisfies CreateResult,
      'the name is taken': { kind: 'name is taken' } satisfies CreateResult,
      'the browser refuses': { kind: 'not created' } satisfies CreateResult,
    },
    'add movies': {
      'they are added': { kind: 'added' } satisfies AddResult,
      'a collection is gone': { kind: 'not added' } satisfies AddResult,
    },
  },
})
