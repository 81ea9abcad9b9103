import { sampleOf } from '../flows.ts'
import type { MadeShare, sharingListMachine } from '../sharing-list.ts'

export const sample = sampleOf<typeof sharingListMachine>({
  inputs: { 'a list of movies': undefined },
  events: [
    { type: 'kind chosen', kind: 'picture' },
    { type: 'shape chosen', shape: 'landscape' },
    { type: 'confirmed', name: 'Noir', from: '', note: '' },
    { type: 'copy requested' },
    { type: 'share requested' },
    { type: 'download requested' },
    { type: 'went back' },
    { type: 'closed' },
  ],
  outputs: {
    'make share': {
      'a link with titles': { kind: 'link', detail: 'titles', canBeShared: true } satisfies MadeShare,
      'a page, as the link would be too long': {
        kind: 'page',
        detail: 'instead of a link',
        canBeShared: false,
      } satisfies MadeShare,
    },
    'copy text': { 'it is copied': undefined },
    'share it': { 'it is shared': true, 'the user closes the share sheet': false },
  },
})
