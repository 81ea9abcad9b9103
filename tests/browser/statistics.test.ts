import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored } from './stored-watchlist.ts'

const films = [
  [348, 'Alien'],
  [603, 'The Matrix'],
  [157336, 'Interstellar'],
  [155, 'The Dark Knight'],
  [680, 'Pulp Fiction'],
] as const
const at = '2026-02-01T12:00:00.000Z'

const history = films.map(([id, title], index) => {
  const watchedAt = `2026-0${1 + index}-1${index}`
  const movie = { id, title, posterPath: `/p${id}.png`, releaseDate: '1979-05-25', runtime: 120, genres: ['Drama'] }
  const play = { id: 1_800_000_000_000_000 + index, watchedAt, createdAt: at, lastModified: at }
  return { movieId: id, watchedAt, rating: 5 + index, movie, plays: [play] }
})

const given = (page: Page) => givenStored(page, { 'watch-history': JSON.stringify(history) })

/** The width and height of the picture that is downloaded. */
const downloadedSize = async (page: Page): Promise<readonly [width: number, height: number]> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download picture' }).click()
  const bytes = await readFile(await (await downloading).path())
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('the year is a picture with posters, in two shapes', async ({ I, catalogue }) => {
  await given(I.page)
  await I.open('/watched/review?year=2026')
  await expect(I.page.getByRole('button', { name: 'Download picture' })).toBeEnabled()
  const posters = catalogue.requests.filter(({ path }) => path.startsWith('/t/p/w500/'))
  expect(posters.map(({ path }) => path)).toContain('/t/p/w500/p680.png')
  expect(await downloadedSize(I.page)).toEqual([1080, 1920])
  await I.click('Landscape')
  expect(await downloadedSize(I.page)).toEqual([1920, 1080])
})

test('the year is a picture too where posters do not allow it', async ({ I, catalogue, expectConsole }) => {
  expectConsole(/blocked by CORS policy/)
  expectConsole(/Failed to load resource/)
  catalogue.fail('/t/p/*', 'no CORS')
  await given(I.page)
  await I.open('/watched/review?year=2026')
  expect(await downloadedSize(I.page)).toEqual([1080, 1920])
  await expect(I.page.getByRole('alert')).toHaveCount(0)
})

test('Back from the movies behind a bar returns to the same place of the statistics', async ({ I }) => {
  await given(I.page)
  await I.open('/watched/statistics')
  const bar = I.page.getByRole('region', { name: 'Decades' }).getByRole('link').first()
  await bar.scrollIntoViewIfNeeded()
  const position = () => I.page.evaluate(() => Math.round(window.scrollY))
  const before = await position()
  expect(before).toBeGreaterThan(300)
  await bar.click()
  await expect(I.page).toHaveURL(/\/watched\/diary/)
  await expect(I.page.getByRole('article').first()).toBeVisible()
  await I.page.goBack()
  await expect.poll(position).toBe(before)
})
