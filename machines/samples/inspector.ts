import { sampleOf } from '../flows.ts'
import type { inspectorMachine, OpenResult } from '../inspector.ts'

export const sample = sampleOf<typeof inspectorMachine>({
  inputs: { 'a click in Settings': undefined },
  events: [{ type: 'window answered' }, { type: 'window closed' }, { type: 'stopped' }],
  outputs: {
    'open window': {
      'a window': { kind: 'opened' } satisfies OpenResult,
      'no window': { kind: 'blocked' } satisfies OpenResult,
    },
  },
})
