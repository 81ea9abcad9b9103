import type { Page } from '@playwright/test'
import { givenLibrary } from '../bench/large-records.ts'
import { fileOf, joinButton, review } from './exchange-files.ts'
import { expect, test } from './faults.ts'
import { movieId } from './movies.ts'
import { isWhole } from './scale.ts'
import { knowMovies, statuses, storedTexts, viewings } from './stored.ts'
import { allMovies } from './visitor.ts'

/** `both` movies are here and in the file, and `new` only in the file. */
const count = isWhole ? { here: 20_000, both: 10_000, new: 5000 } : { here: 9000, both: 4500, new: 1000 }
const all = count.here + count.new
const watched = count.both + count.new

const text = (amount: number): string => amount.toLocaleString('en-US')

const seeOnlyDatabase = (page: Page) =>
  expect.poll(async () => (await storedTexts(page))['records-revision']).toContain('"home":"database"')

test(`a file is merged into a library of ${text(count.here)} movies that only the database can hold`, async ({
  page,
}) => {
  await knowMovies(page.context())
  await givenLibrary(page, count.here, count.here)
  await expect(allMovies(page, count.here)).toBeVisible()
  await seeOnlyDatabase(page)
  await review(page, await fileOf(count.here - count.both + 1, all))
  const row = (name: string) => page.getByRole('dialog').getByRole('row', { name })
  await expect(row('Only there')).toContainText(text(count.new))
  await expect(row('In both, different')).toContainText(text(count.both))
  await joinButton(page).click()
  await expect(page.getByText(`Added: ${text(count.new)} · Changed: ${text(count.both)}`)).toBeVisible()
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/watchlist')
    await expect(allMovies(page, all)).toBeVisible()
    for (const tab of [`Watched (${text(watched)})`, `Unwatched (${text(all - watched)})`])
      await expect(page.getByRole('link', { name: tab, exact: true })).toBeVisible()
    await seeOnlyDatabase(page)
  }
  const stored = await statuses(page)
  expect(stored.size).toBe(all)
  expect([...stored.values()].filter((status) => status === 'watched')).toHaveLength(watched)
  expect([movieId(1), movieId(all)].map((movie) => stored.get(movie))).toEqual(['want-to-watch', 'watched'])
  expect((await viewings(page)).size).toBe(count.here)
})
