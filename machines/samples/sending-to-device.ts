import { sampleOf } from '../flows.ts'
import type { sendingToDeviceMachine, WrittenFile } from '../sending-to-device.ts'

const name = 'matinee-laptop-2026-01-02.matinee'

export const sample = sampleOf<typeof sendingToDeviceMachine>({
  inputs: { 'a user with records': undefined },
  events: [
    { type: 'sealing answered', isSealed: true },
    { type: 'sealing answered', isSealed: false },
    { type: 'key answered', includesKey: true },
    { type: 'confirmed', passphrase: '' },
    { type: 'confirmed', passphrase: 'eight letters' },
    { type: 'share requested' },
    { type: 'download requested' },
    { type: 'closed' },
  ],
  outputs: {
    'write file': {
      'it can be shared': { name, canBeShared: true } satisfies WrittenFile,
      'it can only be downloaded': { name, canBeShared: false } satisfies WrittenFile,
    },
    'share file': { 'it is shared': true, 'the user closes the share sheet': false },
  },
})
