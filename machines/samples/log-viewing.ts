import type { logViewingMachine } from '../log-viewing.ts'
import { sampleOf } from '../parts/sample.ts'

export const sample = sampleOf<typeof logViewingMachine>({
  inputs: {
    'a new viewing': { today: '2026-11-20', viewing: null, liked: false },
    'one of an earlier day': {
      today: '2026-11-20',
      viewing: { watchedAt: '2026-11-01', rating: 8, liked: true, tags: ['cinema'], companions: ['Ana'] },
      liked: true,
    },
    'one of yesterday': { today: '2026-11-20', viewing: { watchedAt: '2026-11-19', liked: false }, liked: false },
    'one without a date': { today: '2026-11-20', viewing: { watchedAt: null, liked: false }, liked: false },
  },
  events: [
    { type: 'today chosen' },
    { type: 'yesterday chosen' },
    { type: 'another date chosen' },
    { type: 'date forgotten' },
    { type: 'date typed', date: '2026-11-18' },
    { type: 'date typed', date: '2026-11-21' },
    { type: 'date typed', date: '1887-12-31' },
    { type: 'date typed', date: '' },
    { type: 'date left' },
    { type: 'rating chosen', rating: 9 },
    { type: 'like toggled' },
    { type: 'note typed', note: 'Again!' },
    { type: 'tags typed', tags: 'cinema, imax' },
    { type: 'companions typed', companions: 'Ana, Ben' },
    { type: 'confirmed' },
  ],
  outputs: { 'save viewing': { 'it is saved': true, 'the browser refuses': false } },
})
