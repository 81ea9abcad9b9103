import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clickInView } from './click-in-view.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored } from './stored-watchlist.ts'
import { scrollPosition } from './visitor.ts'

const movies = [
  [348, 'Alien'],
  [603, 'The Matrix'],
  [157336, 'Interstellar'],
  [155, 'The Dark Knight'],
  [680, 'Pulp Fiction'],
  [872585, 'Oppenheimer'],
] as const
const at = '2026-02-01T12:00:00.000Z'

const history = movies.map(([id, title], index) => {
  const watchedAt = `2026-0${1 + index}-1${index}`
  const movie = { id, title, posterPath: `/p${id}.png`, releaseDate: '1979-05-25', runtime: 120, genres: ['Drama'] }
  const play = { id: 1_800_000_000_000_000 + index, watchedAt, createdAt: at, lastModified: at }
  return { movieId: id, watchedAt, rating: 5 + index, movie, plays: [play] }
})

const collection = { id: 1, name: 'Space', description: '', createdAt: at, lastUpdatedAt: at, moviesCount: 1 }
const links = history.slice(0, 1).map(({ movieId, movie }) => ({ id: 2, collectionId: 1, movieId, movie, addedAt: at }))

const given = (page: Page) =>
  givenStored(page, {
    'watch-history': JSON.stringify(history),
    collections: JSON.stringify([collection]),
    'collection-movies': JSON.stringify(links),
  })

/** The width and height of the picture that is downloaded. */
const downloadedSize = async (page: Page): Promise<readonly [width: number, height: number]> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download picture' }).click()
  const bytes = await readFile(await (await downloading).path())
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('the year is a picture with posters, in two shapes', async ({ I, catalog }) => {
  await given(I.page)
  await I.open('/watched/review?year=2026')
  await expect(I.page.getByRole('button', { name: 'Download picture' })).toBeEnabled()
  const posters = catalog.requests.filter(({ path }) => path.startsWith('/t/p/w500/'))
  expect(posters.map(({ path }) => path)).toContain('/t/p/w500/p680.png')
  expect(await downloadedSize(I.page)).toEqual([1080, 1920])
  await I.click('Landscape')
  expect(await downloadedSize(I.page)).toEqual([1920, 1080])
})

test('the year is a picture too where posters do not allow it', async ({ I, catalog, expectConsole }) => {
  expectConsole(/blocked by CORS policy/)
  expectConsole(/Failed to load resource/)
  catalog.fail('/t/p/*', 'no CORS')
  await given(I.page)
  await I.open('/watched/review?year=2026')
  expect(await downloadedSize(I.page)).toEqual([1080, 1920])
  await expect(I.page.getByRole('alert')).toHaveCount(0)
})

test('Back from what a cell, a column, a bar, a portrait or a circle leads to returns to the same place', async ({
  I,
}) => {
  const { page } = I
  await given(page)
  await I.open('/watched/statistics')
  const names = ['Viewings in 2026', 'Decades', 'Genres', 'Most-watched directors', 'Your collections']
  const firstLink = (name: string) => page.getByRole('region', { name }).getByRole('link').first()
  for (const name of names) await expect(firstLink(name)).toBeVisible()
  for (const name of names) {
    // The position that Back led to last is restored 100 ms after the page was shown.
    const before = await clickInView(firstLink(name))
    await expect(page).toHaveURL(/\/watched\/diary|\/collections\//)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrollPosition(page)).toBe(before)
  }
  expect(await scrollPosition(page)).toBeGreaterThan(300)
})
