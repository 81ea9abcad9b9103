import type { Page } from '@playwright/test'
import { cardsOf, pager } from './discover-parts.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { places } from './visitor.ts'

/** What the pager shows between its arrows: page numbers, and … for an ellipsis. */
const slots = (page: Page) =>
  pager(page)
    .getByRole('listitem')
    .or(pager(page).locator('li[aria-hidden=true]'))
    .evaluateAll((all) =>
      all
        .slice(1, -1)
        .flatMap((slot) => (slot.checkVisibility() ? slot.textContent || '…' : []))
        .join(' '),
    )

const shown: readonly (readonly [page: number, wide: string, narrow: string])[] = [
  [1, '1 2 … 10', '1 10'],
  [2, '1 2 3 … 10', '1 2 10'],
  [5, '1 … 4 5 6 … 10', '1 5 10'],
  [10, '1 … 9 10', '1 10'],
  [99, '1 … 9 10', '1 10'],
]

test('the pager of Trending shows the first page, the neighbours and page 10; on a phone no neighbours', async ({
  I,
}) => {
  for (const [page, wide, narrow] of shown) {
    await I.page.setViewportSize({ width: 768, height: 800 })
    await I.open(`/discover?tab=trending&page=${page}`)
    await cardsOf(I.page)
    await expect.poll(() => slots(I.page), `page ${page}`).toBe(wide)
    await I.page.setViewportSize({ width: 767, height: 800 })
    await expect.poll(() => slots(I.page), `page ${page} on a phone`).toBe(narrow)
  }
})

test('services are chosen in a popover from 768 pixels on, and in a full-width sheet below', async ({ I }) => {
  for (const [width, isSheet] of [
    [768, false],
    [767, true],
  ] as const) {
    await I.page.setViewportSize({ width, height: 800 })
    await I.open('/discover')
    await cardsOf(I.page)
    await I.click('Services')
    const panel = I.page.getByRole('dialog', { name: 'Streaming Providers' })
    await expect(panel).toBeVisible()
    await expect.poll(async () => ((await panel.boundingBox())?.width ?? 0) > 700).toBe(isSheet)
  }
})

test('nineteen genres have nineteen colours', async ({ I }) => {
  await I.open('/discover?tab=search')
  await I.see('Use the search bar to find movies.', 'Try searching for titles, actors or directors.')
  const chips = places(I.page).main.getByRole('list').last().getByRole('button')
  await expect(chips).toHaveCount(19)
  const colours = await chips.evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor))
  expect(new Set(colours).size).toBe(19)
})
