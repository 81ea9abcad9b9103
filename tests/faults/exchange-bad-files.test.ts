import { gzipSync } from 'node:zlib'
import { expect, test } from '../browser/fixtures.ts'
import { header, fileOf as linesOf, version } from '../devices/exchange-language.ts'
import { backup } from '../support/bad-files.ts'
import { chooseFile, fileOf, joinButton, openDevices } from './exchange-files.ts'
import { databaseRows, givenMovies } from './stored.ts'

const first = { matinee: 'exchange', format: 1, ...header }
const row = { list: 'watchlist', id: '348', versions: { status: version }, value: { movieId: 348 } }

const changedAt = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 0x10
  return changed
}

/** 200 KiB that unpack to 200 MiB. */
const bomb = (): Buffer => {
  const line = `${JSON.stringify({ ...row, value: { note: 'a'.repeat(1_000_000) } })}\n`
  return gzipSync(`${JSON.stringify(first)}\n${line.repeat(200)}`)
}

const notExchange = "This file isn't from “Send to Another Device”."
const damaged = 'This file is damaged: it was cut off or changed on the way. Send it again.'
const hostile = 'This file contains entries that no version of Matinee writes. Nothing was merged.'
const newer = 'A newer version of Matinee made this file. Reload the page to update, then receive it again.'
const tooLarge = /^This file is too large: 128(\.\d)? MB\.$/

const badFiles = (good: Buffer): readonly (readonly [string, Uint8Array, string | RegExp])[] => [
  ['a note', Buffer.from('Milk, bread, eggs'), notExchange],
  ['nothing', Buffer.alloc(0), notExchange],
  ['a backup', Buffer.from(backup({})), notExchange],
  ['a file that was cut', good.subarray(0, good.length / 2), damaged],
  ['a file in which a byte changed', changedAt(good, good.length - 30), damaged],
  ['a file with a row too few', linesOf(first, row, { rows: 2 }), damaged],
  ['a file of a newer version', linesOf({ ...first, format: 2 }, 'anything'), newer],
  [
    'a file with a version after 2099',
    linesOf(first, { ...row, versions: { status: `zzzzzzzzz000${header.device}` } }, { rows: 1 }),
    hostile,
  ],
  ['a file that unpacks to 200 MiB', bomb(), tooLarge],
]

test('each file that cannot be merged says why and changes nothing, and the next good one is merged', async ({
  page,
}) => {
  await givenMovies(page, 20)
  await openDevices(page)
  const before = await databaseRows(page)
  const good = await fileOf(1, 30)
  for (const [what, bytes, said] of badFiles(good)) {
    await test.step(what, async () => {
      await chooseFile(page, Buffer.from(bytes))
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await databaseRows(page)).toEqual(before)
      // Another file may be refused with the same sentence.
      await openDevices(page)
    })
  }
  await chooseFile(page, good)
  await joinButton(page).click()
  await expect(page.getByText('Added: 10 · Changed: 20')).toBeVisible()

  // A friend's file is never merged silently.
  const joined = await databaseRows(page)
  await chooseFile(page, await fileOf(31, 40, 'friend-001'))
  await joinButton(page).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await databaseRows(page)).toEqual(joined)
})
