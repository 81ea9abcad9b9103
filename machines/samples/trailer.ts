import type { Video } from '#domain/movie/trailer.ts'
import { sampleOf } from '../flows.ts'
import type { trailerMachine } from '../trailer.ts'

const trailer: Video = {
  key: 'abcdefghijk',
  site: 'YouTube',
  type: 'Trailer',
  name: 'Trailer',
  publishedAt: '1979-03-01T00:00:00.000Z',
  language: 'en',
}
const answers: Readonly<Record<string, readonly Video[]>> = {
  'a trailer': [trailer],
  'two trailers': [trailer, { ...trailer, key: 'zyxwvutsrqp', type: 'Teaser' }],
  'a featurette alone': [{ ...trailer, type: 'Featurette' }],
}

export const sample = sampleOf<typeof trailerMachine>({
  inputs: { 'in English': { movieId: 348, language: 'en-US' } },
  events: [{ type: 'another was chosen' }, { type: 'closed' }],
  outputs: { 'request videos': answers, 'read videos in details': answers },
})
