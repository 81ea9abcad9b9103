import type { Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { places } from '../browser/visitor.ts'
import { movieId, watchlistOfMovies } from '../faults/movies.ts'
import { aside, databaseRows, knowMovies, seeBoth, storedTexts } from '../faults/stored.ts'
import { card } from '../faults/visitor.ts'
import { keepEarlier, test } from './earlier-release.ts'

test.describe.configure({ mode: 'serial' })
test.afterAll(keepEarlier)

const day = '2026-03-01'
const time = '2026-03-01T20:00:00.000Z'

const viewing = (id: number) => ({ id, watchedAt: day, rating: 7, note: 'Dark.', createdAt: time, lastModified: time })

/** A movie with a rating, a note and two viewings, beside one without any. */
const library = () => {
  const watchlist = watchlistOfMovies(2)
  const { title, posterPath, releaseDate, runtime, genres } = watchlist[1]?.movie ?? {}
  const entry = {
    movieId: movieId(1),
    watchedAt: day,
    rating: 8,
    ratedAt: time,
    note: 'Better each time.',
    movie: { id: movieId(1), title, posterPath, releaseDate, runtime, genres },
    plays: [viewing(1_772_366_400_000_001), viewing(1_772_366_400_000_002)],
    lastModified: time,
  }
  return { watchlist: JSON.stringify(watchlist), 'watch-history': JSON.stringify([entry]) }
}

const given = async (page: Page) => {
  await knowMovies(page.context())
  await page.goto(aside)
  await page.evaluate((texts) => Object.assign(localStorage, texts), library())
}

/** Without revisions, which a build that may write raises. */
const history = async (page: Page) => {
  const rows = await databaseRows(page)
  return rows.filter(({ list }) => list === 'watchHistory').map(({ id, value }) => ({ id, value }))
}

const schemaIn = async (page: Page): Promise<number> =>
  JSON.parse((await storedTexts(page))['records-revision'] ?? '').schema

/** What the last release does to a card; it may refuse. Its toast comes with the answer of the database. */
const toggleTwice = async (page: Page, movie: number) => {
  for (let click = 0; click < 2; click += 1) {
    await card(page, movie).toggle.click()
    await places(page).toasts.getByRole('button', { name: 'Dismiss' }).click()
  }
}

test('the last release, opened beside this build or after it, takes nothing away', { tag: '@gate' }, async ({
  page,
  openEarlier,
}) => {
  await given(page)
  await page.goto('/watchlist')
  await seeBoth(page, 2)
  await card(page, 2).markWatched.click()
  await expect(card(page, 2).markUnwatched).toBeVisible()
  await seeBoth(page, 2)
  const before = await history(page)
  expect(before.map(({ id }) => id)).toEqual(
    expect.arrayContaining([`${movieId(1)}`, `${movieId(1)}/1772366400000001`, `${movieId(1)}/1772366400000002`]),
  )
  for (const isBeside of [true, false]) {
    const earlier = await openEarlier()
    if (!isBeside) await page.goto(aside)
    await earlier.goto('/watchlist')
    await toggleTwice(earlier, 1)
    await earlier.close()
    await page.goto('/watchlist')
    await seeBoth(page, 2)
    expect(await history(page)).toEqual(before)
  }
})

test('a tab of the last release that is still open stops writing once this build has written', async ({
  page,
  openEarlier,
}) => {
  await given(page)
  const earlier = await openEarlier()
  await earlier.goto('/watchlist')
  await seeBoth(earlier, 2)
  const schemaBefore = await schemaIn(earlier)
  await page.goto('/watchlist')
  await card(page, 2).markWatched.click()
  await expect(card(page, 2).markUnwatched).toBeVisible()
  await seeBoth(page, 2)
  const before = await history(page)
  const isNewer = (await schemaIn(page)) > schemaBefore
  await expect(earlier.getByText('saved by a newer version of Matinee')).toHaveCount(isNewer ? 1 : 0)
  await toggleTwice(earlier, 1)
  expect(await history(page)).toEqual(before)
  await earlier.close()
})

test('the last release shows records of a newer schema, and asks for a reload', async ({ page, openEarlier }) => {
  await given(page)
  await page.goto('/watchlist')
  await seeBoth(page, 2)
  await page.goto(aside)
  await page.evaluate(() => {
    const stamp = JSON.parse(localStorage.getItem('records-revision') ?? '{}')
    localStorage.setItem('records-revision', JSON.stringify({ ...stamp, schema: stamp.schema + 1 }))
  })
  const earlier = await openEarlier()
  await earlier.goto('/watchlist')
  await expect(earlier.getByText('saved by a newer version of Matinee')).toBeVisible()
  await expect(card(earlier, 1).toggle).toBeVisible()
  await earlier.close()
})

test('what the last release stored opens here as it is', async ({ page, openEarlier }) => {
  await given(page)
  const earlier = await openEarlier()
  await earlier.goto('/watchlist')
  await card(earlier, 2).markWatched.click()
  await expect(card(earlier, 2).markUnwatched).toBeVisible()
  await seeBoth(earlier, 2)
  const [rows, texts] = [await databaseRows(earlier), await storedTexts(earlier)]
  await earlier.close()
  await page.goto('/watchlist')
  await expect(card(page, 2).markUnwatched).toBeVisible()
  await seeBoth(page, 2)
  expect(await databaseRows(page)).toEqual(rows)
  const { 'records-revision': _, ...lists } = texts
  expect(await storedTexts(page)).toMatchObject(lists)
})

test('the last release keeps shelves and what is never to be shown, and shows no shelf', async ({
  page,
  openEarlier,
}) => {
  const conditions = { genre: 'Thriller', year: '2000-2009', home: 'yes' }
  const shelf = {
    id: 1_772_366_400_000_003,
    list: 'discover',
    name: 'Shelf of thrillers',
    order: 'title.asc',
    conditions,
  }
  const kept = { savedFilters: [shelf], neverShow: { genres: [27], keywords: [818] } }
  await given(page)
  await page.evaluate((settings) => localStorage.setItem('settings', settings), JSON.stringify(kept))
  await page.goto('/watchlist')
  await seeBoth(page, 2)

  const earlier = await openEarlier()
  await earlier.goto('/watchlist')
  await toggleTwice(earlier, 1)
  await expect(earlier.getByText(shelf.name)).toHaveCount(0)
  expect(JSON.parse((await storedTexts(earlier))['settings'] ?? '')).toMatchObject(kept)
  await earlier.close()

  await page.goto('/discover')
  await expect(page.getByRole('region', { name: shelf.name })).toBeVisible()
})
