import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenFiveViewings, givenWatchlist } from '../browser/stored-watchlist.ts'
import { marksOf, noteMarks } from '../support/visit-marks.ts'

test.use({ build: 'demo' })

const pages = [
  ['the diary of one director', '/watched/diary?director=525', 'Interstellar'],
  ['the statistics', '/watched/statistics', 'United States'],
  ['a year in review', '/watched/review?year=2024', 'Download picture'],
  ['Tonight', '/tonight', 'Another three'],
] as const

for (const [name, path, last] of pages) {
  test(`${name} loads without layout shifts`, async ({ I }) => {
    if (path === '/tonight') await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar', 'The Dark Knight')
    else await givenFiveViewings(I.page)
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
