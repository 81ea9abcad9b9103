import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenStored } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const at = '2024-03-01T12:00:00.000Z'
const movieOf = (id: number) => ({
  id,
  title: `Movie ${id}`,
  releaseDate: '1999-03-31',
  genres: ['Drama'],
  posterPath: null,
  backdropPath: null,
  overview: '',
  voteAverage: '8.1',
  runtime: 117,
})
const ids = Array.from({ length: 30 }, (_, index) => index + 1)
const watchlist = ids.map((id) => ({
  id: 1_700_000_000_000_000 + id,
  movieId: id,
  userId: 1,
  addedAt: at,
  status: id === 1 ? 'watched' : 'want-to-watch',
  watchedAt: id === 1 ? at : null,
  favorite: false,
  movie: movieOf(id),
}))
const history = ids.map((id) => ({
  movieId: id,
  watchedAt: at,
  movie: { title: `Movie ${id}`, releaseDate: '1999-03-31', genres: [], posterPath: null, runtime: 117 },
  plays: [{ id, watchedAt: `2024-01-${String(id).padStart(2, '0')}`, createdAt: at, lastModified: at }],
}))

for (const path of ['/watchlist', '/watched/diary']) {
  test(`all of ${path} is printed as a list, without what there is to act with`, async ({ I }) => {
    const { page } = I
    await givenStored(page, { watchlist: JSON.stringify(watchlist), 'watch-history': JSON.stringify(history) })
    await I.open(path)
    const rows = places(page).main.getByRole('article')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(30)
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    expect(await rows.count()).toBe(30)
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(100)
    for (const role of ['navigation', 'search', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role).locator('visible=true')).toHaveCount(0)
    // The mark of the watched movie is a button on the screen.
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(path === '/watchlist' ? 1 : 0)
    await expect(rows.first().getByText(/^Movie/)).toBeVisible()
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => rows.count()).toBeLessThan(30)
  })
}
