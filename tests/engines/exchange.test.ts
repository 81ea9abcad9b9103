import { readFile } from 'node:fs/promises'
import { readExchangeFile } from '#devices/exchange-file.ts'
import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

const { devices } = other

const { card } = enUS
const { sending, sealed, joining, merged } = devices
const passphrase = 'one-dim-room-and-one-light'

const openDevices = async (I: Visitor) => {
  await I.open('/settings#devices')
  await I.seeElement('button', devices.receive)
}

const send = async (I: Visitor, isSealed: boolean): Promise<Uint8Array> => {
  await openDevices(I)
  await I.click('button', devices.send)
  await I.see(sending.title)
  if (isSealed) {
    await I.click('checkbox', sending.seal)
    await I.click('textbox', sending.passphrase)
    await I.type(passphrase)
  }
  const file = await I.download(() => I.click('button', sending.confirm))
  await I.click('button', devices.close)
  return file
}

const receive = async (I: Visitor, file: Uint8Array, isSealed: boolean) => {
  await openDevices(I)
  await I.chooseFile(devices.receive, 'other.matinee', file)
  if (!isSealed) return
  await I.click('textbox', sending.passphrase)
  await I.type(passphrase)
  await I.click('button', sealed.open)
}

for (const isSealed of [false, true]) {
  const kind = isSealed ? 'a sealed file' : 'a file'
  test(`${kind} of Chromium is received here, and Chromium receives what was changed here`, async ({ I, chromium }) => {
    for (const [id, title] of [
      [679, 'Aliens'],
      [603, 'The Matrix'],
    ] as const) {
      await chromium.open(`/movie/${id}`)
      await chromium.click('button', card.add({ title }))
      await chromium.see(`${title} has been added to your watchlist`)
    }
    await receive(I, await send(chromium, isSealed), isSealed)
    await I.click('button', joining.choices.join.name)
    await I.see(merged.title)
    await I.open('/watchlist')
    await I.seeCards('The Matrix', 'Aliens')

    await I.click('button', card.markWatched({ title: 'Aliens' }))
    await I.see('Watched (1)')
    await I.click('button', card.remove({ title: 'The Matrix' }))
    await I.see('All (1)')
    await receive(chromium, await send(I, isSealed), isSealed)
    await chromium.see(merged.title)
    await chromium.open('/watchlist')
    await chromium.seeCards('Aliens')
    await chromium.see('Watched (1)')
  })
}

test('a kept file of format 1 is received here, and all of it is in what is sent from here', async ({
  I,
  allowProblems,
}) => {
  // Its pictures are on a server that tests don't ask.
  allowProblems(/\/t\/p\//)
  const kept = await readFile('tests/devices/files/format-1.matinee')
  await receive(I, kept, false)
  await I.click('button', joining.choices.join.name)
  await I.see(merged.title)
  const sent = await readExchangeFile(new Uint8Array(await send(I, false)), null)
  const { header, rows } = await readExchangeFile(new Uint8Array(kept), null)
  expect(sent.header.library).toBe(header.library)
  expect(sent.rows).toEqual(expect.arrayContaining([...rows]))
})
