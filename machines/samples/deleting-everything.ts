import type { deletingEverythingMachine } from '../deleting-everything.ts'
import { sampleOf } from '../flows.ts'

export const sample = sampleOf<typeof deletingEverythingMachine>({
  inputs: { 'a user with data': undefined },
  events: [{ type: 'confirmed', scope: null }, { type: 'canceled' }],
  outputs: { 'delete everything': { 'it is deleted': true, 'the browser refuses': false } },
})
