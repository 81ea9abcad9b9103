import { join } from 'node:path'
import { build } from 'vite'
import { fileStoreContract } from '../sync/folder/file-store-contract.ts'
import { expect, test } from './fixtures.ts'

test.use({ build: 'demo' })

/** The store and its contract as one script: the app's own copy is in its worker. */
const scriptOf = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['browser'] },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built.')
  return bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

let script = ''
test.beforeAll(async () => {
  script = await scriptOf(join(import.meta.dirname, 'folder-store-page.ts'))
})
test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: script })
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
