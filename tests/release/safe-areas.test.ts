import type { Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { openKeyList } from '../browser/key-list.ts'
import { givenCollection, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const side = 59

/** A phone on its side: a notch at the left or the right, and a bar at the bottom. */
const layOnItsSide = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  const insets = {
    left: side,
    leftMax: side,
    right: side,
    rightMax: side,
    bottom: 21,
    bottomMax: 21,
    top: 0,
    topMax: 0,
  }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** What a notch would cover: elements with text, pictures and controls in the strips at both sides. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate((inset) => {
    const things = 'a, button, input, select, textarea, img, svg, p, h1, h2, h3, li, label, [role=option], [role=alert]'
    const found = new Set<string>()
    const right = document.documentElement.clientWidth
    for (let y = 2; y < innerHeight; y += 6) {
      for (const x of [4, inset / 2, inset - 3, right - inset + 3, right - inset / 2, right - 4]) {
        const thing = document.elementFromPoint(x, y)?.closest(things)
        if (thing)
          found.add(`${thing.tagName} ${thing.textContent?.trim().slice(0, 30) || thing.ariaLabel} at ${x}, ${y}`)
      }
    }
    return [...found]
  }, side)

const seeNothingCovered = (page: Page) => expect.poll(() => covered(page)).toEqual([])

const openFilters = (I: Visitor) => I.page.getByRole('button', { name: /^Filters/ }).click()

for (const [width, height] of [
  [852, 393],
  [720, 360],
] as const) {
  test(`nothing is below a notch at the side of a screen of ${width} x ${height}`, async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix')
    await givenCollection(I.page, 7, 'Space', 'Alien')
    await layOnItsSide(I.page, width, height)
    await I.open('/')
    await I.seeCardCount(12)
    await seeNothingCovered(I.page)
    await I.scrollTo(900)
    await expect(I.page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    await seeNothingCovered(I.page)
    await I.page.mouse.move(width / 2, height / 2)
    await places(I.page)
      .main.getByRole('button', { name: /^Add .* to watchlist$/ })
      .last()
      .click()
    await I.see('Added to Watchlist')
    await seeNothingCovered(I.page)
    for (const path of ['/watchlist', '/collections/7', '/discover?tab=genre', '/statistics', '/settings', '/flows']) {
      await I.open(path)
      await expect(places(I.page).main.getByRole('heading', { level: 1 })).toBeVisible()
      await seeNothingCovered(I.page)
    }
    await I.open('/watchlist')
    await openFilters(I)
    await expect(I.page.getByRole('dialog')).toBeVisible()
    await seeNothingCovered(I.page)
    await I.open('/movie/348')
    await I.seeMovie('Alien')
    await seeNothingCovered(I.page)
    await I.open('/collections')
    await I.click('Create Collection')
    await expect(places(I.page).modal).toBeVisible()
    await seeNothingCovered(I.page)
    await I.open('/settings')
    await openKeyList(I)
    await seeNothingCovered(I.page)
  })
}

test('the page keeps clear of a notch before the app has loaded', async ({ I, context }) => {
  await layOnItsSide(I.page, 852, 393)
  await context.route(/assets\//, () => {})
  await I.page.goto('/', { waitUntil: 'commit' })
  const field = I.page.locator('.shell-side')
  await expect(field).toBeVisible()
  expect((await field.boundingBox())?.x).toBe(side)
})
