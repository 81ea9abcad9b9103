import { expect, test } from '../browser/fixtures.ts'
import { databaseItems, seeBoth } from './stored.ts'
import { openHome } from './visitor.ts'

test('fifty films added in one millisecond get fifty ids', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00.000Z')
  // With equal random numbers too, only the rule itself keeps the ids distinct.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  for (const [first, count] of [
    [1, 20],
    [21, 20],
    [41, 10],
  ] as const) {
    await openHome(page, first)
    await page.getByRole('main').evaluate((main, most) => {
      const buttons = [...main.querySelectorAll<HTMLElement>('[aria-label^="Add Film "]')]
      for (const button of buttons.slice(0, most)) button.click()
    }, count)
    await seeBoth(page, first + count - 1)
  }
  const items = await databaseItems(page)
  expect(new Set(items.map(({ id }) => id)).size).toBe(50)
  expect(new Set(items.map(({ addedAt }) => addedAt))).toEqual(new Set(['2026-03-01T12:00:00.000Z']))
})
