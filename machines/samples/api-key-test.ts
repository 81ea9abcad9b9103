import type { apiKeyTestMachine } from '../api-key-test.ts'
import { sampleOf } from '../sample.ts'

export const sample = sampleOf<typeof apiKeyTestMachine>({
  inputs: { anew: undefined },
  events: [{ type: 'test wanted', key: 'a-key' }, { type: 'test wanted', key: '' }, { type: 'key changed' }],
  answers: {
    'ask TMDB': {
      yes: { kind: 'accepted' },
      no: { kind: 'refused' },
      nothing: { kind: 'no network' },
      'that it is out of order': { kind: 'failed', message: 'TMDB API error: 503 Service Unavailable' },
    },
  },
})
