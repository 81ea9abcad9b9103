import { cutOff, screens, words } from '../browser/cut-off.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenWatchlist } from '../browser/stored-watchlist.ts'

test.use({ build: 'pseudo' })

const more = [
  ['releases', '/watchlist/releases'],
  ['friends', '/watchlist/friends'],
  ['the diary', '/watched/diary'],
  ['statistics', '/watched/statistics'],
  ['a year', '/watched/review?year=2026'],
  ['Tonight', '/tonight'],
  ['a collection', '/collections/7'],
  ['a filter', '/discover?tab=filter&genre=Drama'],
  ['the guide', '/guide'],
  ['an unknown page', '/nowhere'],
] as const

test('no button is cut at 390 pixels where texts are two fifths longer', async ({ I }) => {
  test.slow()
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await givenCollection(I.page, 7, 'Space', 'Alien')
  await I.page.setViewportSize({ width: 390, height: 844 })
  for (const [name, path] of [...screens, ...more]) {
    await test.step(name, async () => {
      await I.open(`${path}${path.includes('?') ? '&' : '?'}language=pseudo`)
      await expect(I.page.getByText('⟦').first()).toBeVisible()
      await I.page.waitForLoadState('networkidle')
      await expect.poll(() => cutOff(I.page, words), name).toEqual([])
    })
  }
})
