import type { emptyFilterMachine } from '../empty-filter.ts'
import { sampleOf } from '../flows.ts'

export const sample = sampleOf<typeof emptyFilterMachine>({
  inputs: { 'Korean musicals of the 1950s': { conditions: ['genre', 'language', 'year'] } },
  events: [{ type: 'remedy requested' }],
  outputs: {
    'count movies': {
      'two help': [
        { condition: 'genre', movies: 12 },
        { condition: 'language', movies: 0 },
        { condition: 'year', movies: 45 },
      ],
      'none helps': [{ condition: 'genre', movies: 0 }],
    },
  },
})
