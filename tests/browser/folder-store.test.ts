import { folderStoreScript } from '#tools/test-sites.ts'
import { fileStoreContract } from '../devices/folder/file-store-contract.ts'
import { expect, test } from './fixtures.ts'

test.use({ build: 'demo' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ path: folderStoreScript })
  await page.goto('/')
})

test('a folder that the browser gives does what every place for files has to do', async ({ page }) => {
  const results = await page.evaluate(() => globalThis.folderStorePage.contract())
  for (const [index, { says, expected }] of fileStoreContract.entries()) expect(results[index], says).toEqual(expected)
})

test('files lie below the chosen folder, or in it where it is called as that one is', async ({ page }) => {
  expect(await page.evaluate(() => globalThis.folderStorePage.places())).toEqual([
    ['matinee'],
    [{ name: 'k3v9q1x7c2.card', size: 1 }],
  ])
})

test('a folder that was removed is gone for every operation', async ({ page }) => {
  expect(await page.evaluate(() => globalThis.folderStorePage.failures())).toEqual(['gone', 'gone', 'gone', 'gone'])
})
