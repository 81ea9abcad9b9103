import { fileOf, joinButton, review } from './exchange-files.ts'
import { type Browsers, expect, test } from './faults.ts'
import { movieId } from './movies.ts'
import { isWhole, severalAtOnce, spread } from './scale.ts'
import { statuses } from './stored.ts'
import { allMovies, clickTogether } from './visitor.ts'

const [kills, here, there] = isWhole ? [24, 1000, 5000] : [3, 200, 1000]

/** How many movies are watched, and how many there are, after the browser was killed so long after 'Join'. */
const killWhileMerging = async (browsers: Browsers, file: Buffer, after: number) => {
  const profile = await browsers.profileWith(here)
  const first = await browsers.open(profile)
  await review(first.page, file)
  await joinButton(first.page).click()
  await first.page.waitForTimeout(after)
  await first.kill()
  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect(allMovies(page, here).or(allMovies(page, there))).toBeVisible()
  const all = await statuses(page)
  await close()
  return { watched: [...all.values()].filter((status) => status === 'watched').length, all: all.size }
}

test('a browser that is killed during a merge has merged all of the file or nothing of it', async ({ browsers }) => {
  const file = await fileOf(1, there)
  await browsers.profileWith(here)
  const tasks = spread({ from: 0, to: isWhole ? 6000 : 3000 }, kills).map(
    (after) => () => killWhileMerging(browsers, file, after),
  )
  const [nothing, everything] = [
    { watched: 0, all: here },
    { watched: there, all: there },
  ]
  const found = await severalAtOnce(tasks, isWhole ? 2 : 1)
  expect(found.filter(({ all }) => all !== here && all !== there)).toEqual([])
  for (const state of found) expect(state).toEqual(state.all === here ? nothing : everything)
})

test('two tabs that merge two files at once have what is in both', async ({ browsers }) => {
  const { page, context, close } = await browsers.open(await browsers.profileWith(here))
  const other = await context.newPage()
  const half = Math.floor(there / 2)
  await review(page, await fileOf(1, half))
  await review(other, await fileOf(half + 1, there))
  await clickTogether(joinButton(page), joinButton(other))
  for (const tab of [page, other]) await expect(tab.getByText('File merged').first()).toBeVisible()
  for (const tab of [page, other]) {
    await tab.goto('/watchlist')
    await expect(allMovies(tab, there)).toBeVisible()
  }
  expect((await statuses(page)).get(movieId(there))).toBe('watched')
  await close()
})
