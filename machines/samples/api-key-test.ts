import type { apiKeyTestMachine, KeyVerdict } from '../api-key-test.ts'
import { sampleOf } from '../flows.ts'

export const sample = sampleOf<typeof apiKeyTestMachine>({
  inputs: { 'an untested key': undefined },
  events: [
    { type: 'test requested', key: 'a-key' },
    { type: 'test requested', key: '' },
    { type: 'test requested', key: 'another-key' },
    { type: 'key saved', key: 'a-key' },
    { type: 'key saved', key: '' },
    { type: 'key changed', key: 'another-key' },
    { type: 'key changed', key: 'a-key' },
  ],
  outputs: {
    'test key': {
      'TMDB takes it': { kind: 'accepted' } satisfies KeyVerdict,
      'TMDB refuses it': { kind: 'refused' } satisfies KeyVerdict,
      'there is no network': { kind: 'no network' } satisfies KeyVerdict,
      'TMDB is out of order': {
        kind: 'failed',
        problem: { kind: 'answer', status: 503, statusText: 'Service Unavailable' },
      } satisfies KeyVerdict,
    },
  },
})
