import { visitorOf } from '../browser/visitor.ts'
import { type Browsers, expect, test } from './faults.ts'
import { movieId, movieTitle } from './movies.ts'
import { scale, severalAtOnce } from './scale.ts'
import { differences, statuses, viewings } from './stored.ts'

/** The toast appears at once, and the form closes once the viewing is saved. */
const logAndKill = async (browsers: Browsers, movies: number): Promise<void> => {
  const profile = await browsers.profileWith(movies, movies)
  const first = await browsers.open(profile)
  const I = visitorOf(first.page)
  await I.open(`/watchlist/movie/${movieId(1)}`)
  await I.click('Log a viewing')
  await I.click('Save')
  await I.seeToast('Viewing logged', movieTitle(1))
  await expect(first.page.getByRole('dialog', { name: 'Log a viewing' })).toBeHidden()
  await first.kill()

  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect.poll(() => differences(page)).toEqual([])
  const unchanged = Array.from({ length: movies - 1 }, (_, index) => [movieId(index + 2), 1] as const)
  expect(await viewings(page)).toEqual(new Map([[movieId(1), 2], ...unchanged]))
  expect((await statuses(page)).get(movieId(1))).toBe('watched')
  await close()
}

for (const movies of scale.viewings.sizes) {
  test(`a browser killed as soon as it says that a viewing among ${movies} movies with viewings is saved has kept all of them`, async ({
    browsers,
  }) => {
    const kills = Array.from({ length: scale.viewings.runs }, () => () => logAndKill(browsers, movies))
    await severalAtOnce(kills, scale.browsersAtOnce)
  })
}
