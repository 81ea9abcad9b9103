import type { Comparison, ExchangeReading, MergeResult } from '#domain/devices/exchange.ts'
import { sampleOf } from '../flows.ts'
import type { receivingFromDeviceMachine } from '../receiving-from-device.ts'

const ofThisLibrary: Comparison = {
  isJoining: false,
  onlyHere: 3,
  onlyThere: 2,
  same: 40,
  differing: 1,
  sameNames: [],
  removals: 0,
  needsConsent: false,
}
const read = (changes: Partial<Comparison>): ExchangeReading => ({
  kind: 'read',
  sender: { name: 'Firefox on Android', sentAt: '2026-01-02T20:00:00.000Z', isSealed: false },
  comparison: { ...ofThisLibrary, ...changes },
  minutesAhead: null,
})

export const sample = sampleOf<typeof receivingFromDeviceMachine>({
  inputs: { 'the page of Settings': undefined },
  events: [
    {
      type: 'file chosen',
      file: { name: 'phone.matinee', size: 2_000, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) },
    },
    { type: 'passphrase given', passphrase: 'eight letters' },
    { type: 'joining chosen', joining: 'take theirs' },
    { type: 'joining chosen', joining: 'join' },
    { type: 'collections answered', joinsCollections: false },
    { type: 'removals answered', removals: 'apply' },
    { type: 'backup requested' },
    { type: 'confirmed' },
    { type: 'canceled' },
    { type: 'undo requested' },
  ],
  outputs: {
    'read file': {
      'a file of this library': read({}),
      'a file that removes most': read({ removals: 30, needsConsent: true }),
      'a file of another library': read({ isJoining: true, sameNames: ['Noir'] }),
      'one that removes most too': read({ isJoining: true, removals: 30, needsConsent: true }),
      'a sealed file': { kind: 'refused', problem: { kind: 'no passphrase' } } satisfies ExchangeReading,
      'the wrong passphrase': { kind: 'refused', problem: { kind: 'wrong passphrase' } } satisfies ExchangeReading,
      'another file': { kind: 'refused', problem: { kind: 'not an exchange file' } } satisfies ExchangeReading,
    },
    'keep restore point': { 'it is kept': true, 'there is no room': false },
    'save backup': { 'it is saved': true, 'the user changes their mind': false },
    'merge file': {
      'it is merged': {
        kind: 'merged',
        outcome: { added: 2, changed: 1, removed: 0, waiting: 0 },
      } satisfies MergeResult,
      'there is no room': { kind: 'refused', problem: { kind: 'no space' } } satisfies MergeResult,
    },
    'undo merge': { 'it is undone': true, 'the browser refuses': false },
  },
})
