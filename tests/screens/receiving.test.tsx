import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExchangeProblem, ExchangeReading, MergeResult } from '#domain/devices/exchange.ts'
import { fromPhone } from '#tests/support/fake-exchange.ts'
import { openDevices } from '#tests/support/open-devices.ts'
import { loadSettings } from '#tests/support/settings-code.ts'

beforeAll(loadSettings, 120_000)

const refused = (problem: ExchangeProblem): ExchangeReading => ({ kind: 'refused', problem })

describe('receiving from another device', () => {
  it('merges a file of the same library at once, and says what changed', async () => {
    const { I, receive, choices, kept } = await openDevices()
    receive()
    await I.seeText('Added: 2 · Changed: 1')
    await I.seeText(/^From Phone, Jan 2, 2026/)
    expect([choices, kept]).toEqual([[{ joining: 'join', removals: 'later', joinsCollections: true }], []])
  })

  it('says when there was nothing new, and that removals wait', async () => {
    const outcome = { added: 0, changed: 0, removed: 0, waiting: 60 }
    const { I, receive } = await openDevices({ merge: async () => ({ kind: 'merged', outcome }) })
    receive()
    await I.seeText('This browser already had everything in the file.')
    await I.seeText('Removals waiting for your decision: 60. The next file asks again.')
  })

  it.each([
    [6, '6 minutes'],
    [180, '3 hours'],
    [3 * 24 * 60, '3 days'],
  ])('warns that the clock of the sender is %i minutes ahead', async (minutes, amount) => {
    const { I, receive } = await openDevices({ readings: [fromPhone({}, minutes)] })
    receive()
    await I.seeText(new RegExp(`^The clock of that device is ahead: ${amount}\\.`))
  })

  it('asks for the passphrase until it is the right one', async () => {
    const { I, receive, passphrases } = await openDevices({
      readings: [refused({ kind: 'no passphrase' }), refused({ kind: 'wrong passphrase' })],
    })
    receive()
    await I.see('dialog', 'Sealed with a passphrase')
    await I.focus('Passphrase')
    await I.type('wrong')
    await I.click('button', 'Open')
    await I.seeText('This is not the right passphrase.')
    await I.focus('Passphrase')
    await I.type('right{Enter}')
    await I.seeText('Added: 2 · Changed: 1')
    expect(passphrases).toEqual([null, 'wrong', 'right'])
  })

  it.each<[ExchangeProblem, string | RegExp]>([
    [{ kind: 'not an exchange file' }, /^This file isn't from/],
    [{ kind: 'damaged' }, /^This file is damaged/],
    [{ kind: 'hostile' }, /^This file contains entries that no version/],
    [{ kind: 'not readable' }, /^Your browser couldn't read the file/],
    [{ kind: 'failed' }, /^Something went wrong/],
    [{ kind: 'too large', bytes: 200 * 1024 * 1024 }, 'This file is too large: 200 MB.'],
    [{ kind: 'newer format', format: 2 }, /^A newer version of Matinee made this file/],
    [{ kind: 'no space' }, /^Your browser has no room/],
    [{ kind: 'no database' }, /^Without a database/],
  ])('has a sentence for %o', async (problem, sentence) => {
    const { I, receive } = await openDevices({ readings: [refused(problem)] })
    receive()
    await I.seeText(sentence)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  })

  it('says so when the browser has no room for what was merged', async () => {
    const full: MergeResult = { kind: 'refused', problem: { kind: 'no space' } }
    const { I, receive } = await openDevices({ merge: async () => full })
    receive()
    await I.seeText(/^Your browser has no room for the merged data\. Nothing has changed\./)
  })

  it('takes a file that is dropped anywhere or opened with the app', async () => {
    const { I, passphrases } = await openDevices()
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'phone.matinee')] }
    fireEvent.drop(screen.getByRole('main'), { dataTransfer })
    await I.seeText('Added: 2 · Changed: 1')
    expect(passphrases).toEqual([null])
  })
})
