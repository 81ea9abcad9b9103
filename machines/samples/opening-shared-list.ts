import { sampleOf } from '../flows.ts'
import type { openingSharedListMachine } from '../opening-shared-list.ts'

export const sample = sampleOf<typeof openingSharedListMachine>({
  inputs: { 'an address with a list': undefined },
  events: [{ type: 'retry requested' }],
  outputs: {
    'read link': {
      'a list': { kind: 'read' },
      'half of a link': { kind: 'refused', problem: 'damaged' },
    },
    'look up movies': { 'all are found': undefined },
  },
})
