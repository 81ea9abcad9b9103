import type { Page } from '@playwright/test'
import { givenLibrary } from '../bench/large-records.ts'
import { backup, movie } from '../support/bad-files.ts'
import { expect, test } from './faults.ts'
import { isWhole } from './scale.ts'
import { aside, databaseItems, knowMovies, storedTexts } from './stored.ts'
import { allMovies } from './visitor.ts'

const said = "Your lists were kept in this browser's database, and it is empty. Import a backup."
const movies = isWhole ? 20_000 : 9000

const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('matinee')
        request.onsuccess = () => resolve()
        request.onblocked = () => reject(new Error('blocked'))
      }),
  )

/** A library that local storage cannot hold, in a database that is gone at the next start. */
const afterLoss = async (page: Page) => {
  await knowMovies(page.context())
  await givenLibrary(page, movies, movies)
  await expect(allMovies(page, movies)).toBeVisible()
  await expect.poll(async () => (await storedTexts(page))['records-revision']).toContain('"home":"database"')
  await page.goto(aside)
  await deleteDatabase(page)
  const texts = await storedTexts(page)
  await page.goto('/watchlist')
  await expect(page.getByText(said)).toBeVisible()
  return texts
}

test('a large library whose database is gone says so at each start, and nothing is written', async ({ page }) => {
  const before = await afterLoss(page)
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload()
    await expect(page.getByText(said)).toBeVisible()
    // Two rounds of the comparison with local storage.
    await page.waitForTimeout(4500)
    expect(await storedTexts(page)).toEqual(before)
  }
})

test('a large library whose database is gone starts empty in every tab once one is told to', async ({
  page,
  context,
}) => {
  await afterLoss(page)
  const other = await context.newPage()
  await other.goto('/watchlist')
  await expect(other.getByText(said)).toBeVisible()
  await page.getByRole('button', { name: 'Start empty' }).click()
  await expect(page.getByText(said)).toHaveCount(0)
  await expect(other.getByText(said)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Watchlist' })).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByText(said)).toHaveCount(0)
})

test('a large library whose database is gone is replaced by a backup', async ({ page }) => {
  await afterLoss(page)
  await page.getByRole('link', { name: 'Import a backup' }).click()
  await expect(page.getByRole('button', { name: 'Import Data' })).toBeInViewport()
  await page.locator('#import input[type=file]').setInputFiles({
    name: 'matinee-2026-01-01.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup({ watchlist: [movie(1, 'Dune')] })),
  })
  await expect(page.getByText(said).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText(said)).toHaveCount(0)
  await expect.poll(async () => (await databaseItems(page)).length).toBe(1)
  await page.goto('/watchlist')
  await expect(allMovies(page, 1)).toBeVisible()
  await expect(page.getByText(said)).toHaveCount(0)
})
