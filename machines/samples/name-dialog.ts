import { sampleOf } from '../flows.ts'
import type { NameSaving, nameDialogMachine } from '../name-dialog.ts'

export const sample = sampleOf<typeof nameDialogMachine>({
  inputs: {
    'a new collection': { name: '', description: '' },
    'one that exists': { name: 'Noir', description: 'Rain' },
  },
  events: [
    { type: 'name typed', name: 'Heists' },
    { type: 'name typed', name: '' },
    { type: 'description typed', description: 'In and out' },
    { type: 'draft discarded', saved: { name: 'Noir', description: '' } },
    { type: 'confirmed' },
  ],
  outputs: {
    'save fields': {
      'it is saved': { kind: 'saved' } satisfies NameSaving,
      'the name is taken': { kind: 'name is taken' } satisfies NameSaving,
      'the browser refuses': { kind: 'refused' } satisfies NameSaving,
    },
  },
})
