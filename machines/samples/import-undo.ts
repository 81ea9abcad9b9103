import { sampleOf } from '../flows.ts'
import type { importUndoMachine } from '../import-undo.ts'

export const sample = sampleOf<typeof importUndoMachine>({
  inputs: { 'Settings are opened': undefined },
  events: [
    { type: 'import kept', last: { fileName: 'matinee-2026-01-02.json', time: '2026-01-02T12:00:00.000Z' } },
    { type: 'import forgotten' },
    { type: 'undo requested' },
  ],
  outputs: {
    'look up last import': { 'there is none': undefined },
    'undo import': { 'it is undone': true, 'the browser refuses': false },
  },
})
