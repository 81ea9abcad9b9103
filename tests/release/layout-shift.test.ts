import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenStored, givenWatchlist } from '../browser/stored-watchlist.ts'
import { marksOf, noteMarks } from '../support/visit-marks.ts'

test.use({ build: 'demo' })

const history = (
  [
    [348, 'Alien'],
    [603, 'The Matrix'],
    [157336, 'Interstellar'],
    [155, 'The Dark Knight'],
    [680, 'Pulp Fiction'],
  ] as const
).map(([id, title], index) => ({
  movieId: id,
  watchedAt: `2024-03-0${index + 1}T12:00:00.000Z`,
  rating: 6 + (index % 4),
  movie: { id, title },
}))

const pages = [
  ['the diary of one director', '/watched/diary?director=525', 'Interstellar'],
  ['the statistics', '/watched/statistics', 'United States'],
  ['a year in review', '/watched/review?year=2024', 'Download picture'],
  ['Tonight', '/tonight', 'Another three'],
] as const

for (const [name, path, last] of pages) {
  test(`${name} loads without layout shifts`, async ({ I }) => {
    if (path === '/tonight') await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar', 'The Dark Knight')
    else await givenStored(I.page, { 'watch-history': JSON.stringify(history) })
    await noteMarks(I.page)
    for (const width of [390, 1440]) {
      await I.page.setViewportSize({ width, height: 900 })
      await I.open(path)
      await expect(I.page.getByText(last).first()).toBeVisible()
      await I.page.waitForLoadState('networkidle')
      // A number may be narrower than the line that stood for it.
      expect((await marksOf(I.page)).shift, `${width} wide`).toBeLessThan(0.005)
    }
  })
}
