import { firstPersonView } from '#domain/movie/person-view.ts'
import { sampleOf } from '../flows.ts'
import type { personModalMachine } from '../person-modal.ts'

export const sample = sampleOf<typeof personModalMachine>({
  inputs: {
    'a first look': { view: firstPersonView },
    'left among the movies played in': { view: { ...firstPersonView, tab: 'acting', actingPage: 2 } },
    'left among the movies directed': { view: { ...firstPersonView, tab: 'directing' } },
  },
  events: [
    { type: 'tab chosen', tab: 'biography' },
    { type: 'tab chosen', tab: 'acting' },
    { type: 'tab chosen', tab: 'directing' },
    { type: 'page chosen', page: 2 },
    { type: 'order chosen', order: 'title' },
    { type: 'order chosen', order: 'popular' },
  ],
  outputs: {},
})
