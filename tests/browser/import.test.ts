import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { backup, badFiles, movie } from '../support/bad-files.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored, givenWatchlist, storedText } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

const choose = (page: Page, content: string | Buffer, name = 'matinee-2026-01-01.json') =>
  page
    .locator('#import input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content as string) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import Data' })
const rowOf = (page: Page, list: string) => dialogOf(page).getByRole('row').filter({ hasText: list }).getByRole('cell')
const stored = async (I: Visitor, key: string): Promise<unknown> =>
  JSON.parse((await storedText(I.page, key)) ?? 'null')
const confirm = (page: Page) =>
  dialogOf(page)
    .getByRole('button', { name: /^(Import|Replace .+)$/ })
    .click()
const openSettings = async (I: Visitor) => {
  await I.open('/settings')
  await expect(I.page.getByRole('button', { name: 'Import Data' })).toBeVisible()
}
/** The longest time between two frames since `watchFrames`, in milliseconds. */
const longestFrame = (page: Page) => page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const world = globalThis as unknown as { longest: number }
    world.longest = 0
    let last = performance.now()
    const look = () => {
      const now = performance.now()
      world.longest = Math.max(world.longest, now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** One bad file for each message; tests/commands/bad-files.test.ts reads them all. */
const refusedFiles = [...new Map(badFiles.map((file) => [file.said, file])).values()]

test('bad files are refused with a message for each reason, and change nothing', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
  await openSettings(I)
  const before = await stored(I, 'watchlist')
  const { main, toasts } = places(I.page)
  for (const { what, content, said } of refusedFiles) {
    await test.step(what, async () => {
      await choose(I.page, content)
      await expect(main.getByRole('alert'), what).toHaveText(said)
      await I.seeToast('Import failed', said)
      await expect(dialogOf(I.page)).toBeHidden()
      await toasts.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toasts.getByRole('button')).toHaveCount(0)
    })
  }
  expect(await stored(I, 'watchlist')).toEqual(before)
  expect(await I.page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  await choose(I.page, backup({ watchlist: [movie(1, 'Dune')] }))
  await expect(dialogOf(I.page)).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('invalid rows are skipped, and the review says which and why', async ({ I }) => {
  await openSettings(I)
  const rows = [movie(1, 'Alien'), { ...movie(2, 'Dune'), id: 7 }, { ...movie(3, '<b>Bold</b>'), id: 7 }]
  const text = backup({
    watchlist: [...rows, movie(1, 'Alien again'), null, [], 7, { movieId: -1 }, { movieId: 1.5 }, { movieId: 'x' }],
    collections: [
      { id: 1, name: 'Space' },
      { id: 2, name: 'SPACE' },
      { id: 3, name: ' ' },
      { id: 0, name: 'Nil' },
    ],
    collectionMovies: [
      { collectionId: 1, movieId: 1, movie: { title: 'Alien' } },
      { collectionId: 99, movieId: 1 },
      { movieId: 1 },
    ],
    watchHistory: {},
    settings: { region: 'Mars', theme: 'pink', includeAdult: true },
  })
    .replace('"id":7', '"id":7,"__proto__":{"status":"watched"},"progress":1e999')
    .replace('"addedAt"', `"deep":${'['.repeat(10_000)}${']'.repeat(10_000)},"addedAt"`)
  await choose(I.page, text)
  await expect(rowOf(I.page, 'Watchlist Items')).toHaveText(['3', '3', '0', '0', '0'])
  await expect(rowOf(I.page, 'Movies in Collections')).toHaveText(['2', '1', '0', '0', '0'])
  await I.see(
    '1 collection will get a number because its name is taken.',
    "1 movie will be skipped because its collection doesn't exist.",
  )
  await I.page.getByText("13 entries couldn't be read and will be skipped").click()
  await I.see(
    'Watchlist Items: 3, no movie ID',
    'Watchlist Items: 3, not a record',
    'Watchlist Items: 1, repeated in the file',
    'Collections: 1, no name',
    'Collections: 1, no ID',
    'Movies in Collections: 1, no collection ID',
    'Watch History: 1, not a list',
    'Settings: 1, Region: invalid value',
    'Settings: 1, Theme: invalid value',
  )
  await confirm(I.page)
  await I.seeToast('Import successful', 'Imported 3 watchlist items and 2 collections')
  await I.goTo('Watchlist')
  await expect.poll(async () => (await places(I.page).cards.allInnerTexts()).join()).toContain('<b>Bold</b>')
  const names = (await stored(I, 'collections')) as readonly { readonly name: string }[]
  expect(names.map(({ name }) => name)).toEqual(['Space', 'SPACE (2)'])
})

test('an import merges or overwrites, survives a reload, and is undone in one step', { tag: '@gate' }, async ({
  I,
}) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
  await openSettings(I)
  const text = backup({ watchlist: [movie(348, 'Alien'), movie(438631, 'Dune')], settings: { region: 'FR' } })
  await choose(I.page, text)
  await expect(rowOf(I.page, 'Watchlist Items')).toHaveText(['2', '1', '2', '0', '0'])
  await I.page.getByRole('radio', { name: 'Overwrite' }).check()
  await expect(rowOf(I.page, 'Watchlist Items')).toHaveText(['2', '1', '0', '1', '1'])
  await expect(dialogOf(I.page).getByRole('button', { name: 'Replace 2 movies' })).toBeVisible()
  await confirm(I.page)
  await I.seeToast('Import successful', 'Imported 2 watchlist items and 0 collections')
  await expect(I.page.getByRole('combobox', { name: 'Region' })).toHaveValue('France (FR)')
  await I.page.reload()
  await I.page.getByRole('button', { name: 'Undo Import' }).click()
  await I.seeToast('Import undone', 'Your data is back to how it was before')
  await expect(I.page.getByRole('combobox', { name: 'Region' })).toHaveValue('United States (US)')
  await I.goTo('Watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.page.reload()
  await I.seeCards('Alien', 'The Matrix')
})

test('a file dropped on the page is reviewed with the keyboard and canceled', { tag: '@gate' }, async ({ I }) => {
  await openSettings(I)
  const data = await I.page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'mine.json', { type: 'application/json' }))
      return transfer
    },
    backup({ watchlist: [movie(1, 'Alien')] }),
  )
  const main = I.page.getByRole('main')
  await main.dispatchEvent('dragover', { dataTransfer: data })
  await I.see('Drop the file here')
  await main.dispatchEvent('drop', { dataTransfer: data })
  await expect(dialogOf(I.page)).toBeVisible()
  await I.press('Escape')
  await expect(dialogOf(I.page)).toBeHidden()
  expect(await storedText(I.page, 'watchlist')).toBe(null)
})

test('a file over 64 MiB is refused for its size, one with too many rows for the space it needs', async ({ I }) => {
  test.setTimeout(60_000)
  await openSettings(I)
  // By path: transferring the bytes to the page would take long.
  const input = I.page.locator('#import input[type=file]')
  const large = test.info().outputPath('large.json')
  await writeFile(large, '')
  await truncate(large, 64 * 1024 * 1024 + 1)
  await input.setInputFiles(large)
  await I.seeToast('Import failed', 'This file is too large: 64.1 MB. The limit is 64 MB.')
  await I.dismissToast()
  const rows = Array.from({ length: 400_000 }, (_, index) => `{"movieId":${index + 1}}`).join()
  const file = test.info().outputPath('rows.json')
  await writeFile(file, `{"metadata":{"dataSchema":"1"},"data":{"watchlist":[${rows}]}}`)
  await watchFrames(I.page)
  await input.setInputFiles(file)
  await expect(I.page.getByRole('progressbar', { name: 'Reading the file...' })).toBeVisible()
  await expect(places(I.page).main.getByRole('alert')).toHaveText(
    /^This doesn't fit in your browser's storage\. It's \d+(\.\d)? MB too large\.$/,
    { timeout: 40_000 },
  )
  console.log(`400,000 rows: longest frame ${Math.round(await longestFrame(I.page))} ms`)
})

test('without a database, an import that does not fit cannot be confirmed, but a mode that fits can', async ({ I }) => {
  await I.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  const long = (id: number) => ({ ...movie(id, `Film ${id}`), note: 'x'.repeat(1000) })
  const movies = (first: number, count: number) => Array.from({ length: count }, (_, index) => long(first + index))
  await givenStored(I.page, { watchlist: JSON.stringify(movies(1, 2500)) })
  await openSettings(I)
  await choose(I.page, backup({ watchlist: movies(5001, 2500) }))
  await expect(dialogOf(I.page).getByRole('alert')).toHaveText(
    /^This doesn't fit in your browser's storage\. It's \d\.\d MB too large\.$/,
  )
  await expect(dialogOf(I.page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await I.page.getByRole('radio', { name: 'Overwrite' }).check()
  await confirm(I.page)
  // Restore points are kept in a database.
  const saving = I.page.waitForEvent('download')
  await dialogOf(I.page).getByRole('button', { name: 'Save a backup and go on' }).click()
  await saving
  await I.seeToast('Import successful', 'Imported 2,500 watchlist items and 0 collections')
  await expect.poll(async () => ((await stored(I, 'watchlist')) as readonly unknown[]).length).toBe(2500)
})

test('a failed write leaves every list unchanged', async ({ I, expectConsole }) => {
  expectConsole(/QuotaExceededError/)
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
  await openSettings(I)
  const before = await stored(I, 'watchlist')
  await choose(I.page, backup({ watchlist: [movie(1, 'Dune')], collections: [{ id: 5, name: 'Space' }] }))
  await expect(dialogOf(I.page)).toBeVisible()
  await I.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await confirm(I.page)
  const said = "Your browser couldn't save the imported data. Nothing has changed."
  await I.seeToast('Import failed', said)
  expect(await stored(I, 'watchlist')).toEqual(before)
  await I.goTo('Watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.page.reload()
  await I.seeCards('Alien', 'The Matrix')
  await I.goTo('Collections')
  await I.see('0 collections')
})
