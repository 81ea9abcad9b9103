import { sampleOf } from '../flows.ts'
import type { reviewPictureMachine } from '../review-picture.ts'

export const sample = sampleOf<typeof reviewPictureMachine>({
  inputs: { 'a year with movies': undefined },
  events: [{ type: 'download requested' }, { type: 'share requested' }],
  outputs: {
    'load posters': { 'they are loaded': undefined },
    'download picture': { 'it is downloaded': true, 'it cannot be made': false },
    'share picture': { 'it is shared': true, 'it cannot be made': false },
  },
})
