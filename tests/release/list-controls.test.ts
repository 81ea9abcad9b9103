import type { Locator } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenStored, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const edges = (each: Locator) =>
  each.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  })

for (const [path, choices] of [
  ['/watchlist', 2],
  ['/watched', 2],
  ['/watched/diary', 2],
  ['/collections', 1],
  ['/collections/7', 2],
] as const) {
  test(`on a phone the search and the choices of ${path} have rows from edge to edge`, async ({ I }) => {
    if (path === '/collections/7') await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
    else await givenStored(I.page, { 'watch-history': '[{"movieId":603,"watchedAt":"2024-03-01T12:00:00.000Z"}]' })
    await I.page.setViewportSize({ width: 390, height: 844 })
    await I.open(path)
    const { main } = places(I.page)
    const combos = main.getByRole('combobox')
    await expect(combos.nth(choices - 1)).toBeVisible()
    const [left, right] = await edges(main.locator('header'))
    const [searchLeft, searchRight = 0] = await edges(main.getByRole('searchbox'))
    expect(searchLeft).toBe(left)
    // Beside it is at most the button of the other filters.
    expect(searchRight).toBeGreaterThan(280)
    expect((await edges(combos.first()))[0]).toBe(left)
    expect((await edges(combos.nth(choices - 1)))[1]).toBe(right)
  })
}

test('beside the filter by service, every choice of a list is shown in full on middle and wide windows', async ({
  I,
}) => {
  await givenStored(I.page, { settings: JSON.stringify({ myServices: [8] }) })
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist?service=mine')
  const values = places(I.page).main.locator('[data-part="value-text"]')
  await expect(values).toContainText(['Recently Added', 'All genres', 'On my services'])
  const cut = () =>
    values.evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])))
  for (const width of [820, 1024, 1280, 1440]) {
    await I.page.setViewportSize({ width, height: 900 })
    await expect.poll(cut, `${width} px wide`).toEqual([])
  }
})
