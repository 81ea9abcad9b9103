import type { inspectorMachine, Opening } from '../inspector.ts'
import { sampleOf } from '../sample.ts'

export const sample = sampleOf<typeof inspectorMachine>({
  inputs: { 'a click in Settings': undefined },
  events: [{ type: 'window answered' }, { type: 'window closed' }, { type: 'stopped' }],
  answers: {
    'open window': {
      'a window': { kind: 'opened' } satisfies Opening,
      'no window': { kind: 'blocked' } satisfies Opening,
    },
  },
})
