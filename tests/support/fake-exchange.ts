import { signal } from '@preact/signals-react'
import type { Comparison, ExchangeReading, MergeChoice, MergeResult } from '#domain/devices/exchange.ts'
import type { Exchange } from '#wiring/devices/exchange.ts'

type ReadExchange = Extract<ExchangeReading, { readonly kind: 'read' }>

const nothing: Comparison = {
  isJoining: false,
  onlyHere: 0,
  onlyThere: 0,
  same: 0,
  differing: 0,
  sameNames: [],
  removals: 0,
  needsConsent: false,
}

/** What reading a file answers that the phone sent. */
export const fromPhone = (comparison: Partial<Comparison> = {}, minutesAhead: number | null = null): ReadExchange => ({
  kind: 'read',
  sender: { name: 'Phone', sentAt: '2026-01-02T20:00:00.000Z', isSealed: false },
  comparison: { ...nothing, ...comparison },
  minutesAhead,
})

export interface FakeExchangeAnswers {
  readonly readings?: readonly ExchangeReading[]
  readonly merge?: () => Promise<MergeResult>
  readonly write?: () => Promise<void>
  readonly library?: string | null
}

/** Answers as it is told, and keeps what it was asked. */
export const fakeExchange = ({ readings = [], merge, write, library = null }: FakeExchangeAnswers = {}) => {
  const left = [...readings]
  const written: { readonly passphrase: string | null; readonly includesKey: boolean }[] = []
  const passphrases: (string | null)[] = []
  const choices: MergeChoice[] = []
  const deviceName = signal('Firefox on Linux')
  let discarded = 0
  const exchange: Exchange = {
    identity: async () => ({ device: 'a'.repeat(10), library }),
    deviceName,
    setDeviceName: (name) => {
      deviceName.value = name
    },
    write: async (options) => {
      written.push(options)
      await write?.()
      return { name: 'matinee.matinee', content: new Blob(['content']) }
    },
    read: async (_, passphrase) => {
      passphrases.push(passphrase)
      return left.shift() ?? fromPhone()
    },
    merge: async (choice) => {
      choices.push(choice)
      return merge?.() ?? { kind: 'merged', outcome: { added: 2, changed: 1, removed: 0, waiting: 0 } }
    },
    discard: () => {
      discarded += 1
    },
  }
  return { exchange, written, passphrases, choices, deviceName, discarded: () => discarded }
}
