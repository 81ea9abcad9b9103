import { sampleOf } from '../flows.ts'
import { type logViewingMachine, viewingForm } from '../log-viewing.ts'

const today = '2026-11-20'
const saved = viewingForm({ watchedAt: '2026-11-19' }, { today, liked: false })

export const sample = sampleOf<typeof logViewingMachine>({
  inputs: {
    'a new viewing': { today, before: null, fields: viewingForm(null, { today, liked: false }) },
    'one of an earlier day': {
      today,
      before: '2026-11-01',
      fields: viewingForm(
        { watchedAt: '2026-11-01', rating: 8, tags: ['cinema'], companions: ['Ana'] },
        { today, liked: true },
      ),
    },
    'one of yesterday': { today, before: '2026-11-19', fields: saved },
    'one without a date': {
      today,
      before: null,
      fields: viewingForm({ watchedAt: null }, { today, liked: false }),
    },
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
    { type: 'draft discarded', saved },
    { type: 'confirmed' },
  ],
  outputs: { 'save viewing': { 'it is saved': true, 'the browser refuses': false } },
})
