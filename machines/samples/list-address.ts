import { sampleOf } from '../flows.ts'
import type { listAddressMachine } from '../list-address.ts'

const list = { parameters: {}, key: 'list', isCovered: false }
const sorted = { parameters: { page: '1', sort: 'title' }, key: 'sorted', isCovered: false }
const secondPage = { parameters: { page: '2' }, key: 'sorted', isCovered: false }

export const sample = sampleOf<typeof listAddressMachine>({
  inputs: {
    'a first visit': { shown: list, remembered: null },
    'a later visit': { shown: list, remembered: { sort: 'title' } },
  },
  events: [
    { type: 'choice made', changes: { sort: 'title' } },
    { type: 'page chosen', changes: { page: '2' } },
    { type: 'address changed', shown: sorted },
    { type: 'address changed', shown: secondPage },
    { type: 'address changed', shown: { ...list, isCovered: true } },
    { type: 'address changed', shown: list },
    { type: 'address changed', shown: { ...list, key: 'a link' } },
    { type: 'address written', key: 'sorted' },
    { type: 'address overtaken' },
    { type: 'history entry changed', key: 'list' },
    { type: 'history entry changed', key: 'sorted' },
  ],
  outputs: {},
})
