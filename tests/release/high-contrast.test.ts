import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
})

/** The computed value of a system colour such as `Highlight`. */
const systemColor = (page: Page, name: 'Highlight' | 'HighlightText') =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    probe.style.color = color
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, name)

/** The colours of all texts and icons of a row. */
const colorsIn = (row: Locator) =>
  row.evaluate((element) => [
    ...new Set([...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color)),
  ])

/** How a box itself is painted once forced colours apply. */
const paintOf = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return {
      background: backgroundColor,
      hasEdge:
        (outlineStyle !== 'none' && outlineWidth !== '0px') || (borderTopStyle !== 'none' && borderTopWidth !== '0px'),
    }
  })

test('in high contrast a switch is visible, and so is its state', async ({ I }) => {
  await I.open('/settings')
  const control = I.page.locator('label', { hasText: 'Include adult content' }).locator('[data-part=control]')
  const thumb = control.locator('[data-part=thumb]')
  const off = { control: await paintOf(control), thumb: await paintOf(thumb) }
  expect(off.control.hasEdge).toBe(true)
  expect(off.thumb.background).not.toBe(off.control.background)
  await control.click()
  await expect.poll(async () => (await paintOf(control)).background).not.toBe(off.control.background)
  const isSeen = async () => (await paintOf(thumb)).background !== (await paintOf(control)).background
  await expect.poll(isSeen).toBe(true)
})

test('in high contrast the current tab and a highlighted order differ from the others', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  const tabs = I.page.getByRole('navigation', { name: 'Watchlist filter' }).getByRole('link')
  await expect(tabs).toHaveText(['All (3)', 'Unwatched (2)', 'Watched (1)'])
  const highlight = await systemColor(I.page, 'Highlight')
  const backgrounds = (place: Locator) => async () => [
    (await paintOf(place.nth(0))).background === highlight,
    (await paintOf(place.nth(1))).background === highlight,
  ]
  await expect.poll(backgrounds(tabs)).toEqual([true, false])
  await I.page.getByRole('combobox', { name: 'Sort by' }).click()
  const orders = I.page.getByRole('option')
  await expect(orders.first()).toHaveAttribute('data-highlighted')
  await expect.poll(backgrounds(orders)).toEqual([true, false])
  const highlightText = await systemColor(I.page, 'HighlightText')
  await expect.poll(() => colorsIn(orders.nth(0))).toEqual([highlightText])
})

test('in high contrast only selected movies show a check, and a dialog has a border', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  await I.click('Select')
  await I.page.getByRole('checkbox').nth(1).click()
  const checks = places(I.page).main.locator('input[type=checkbox] ~ span svg')
  await expect
    .poll(() => checks.evaluateAll((all) => all.map((check) => check.checkVisibility({ visibilityProperty: true }))))
    .toEqual([false, true, false])
  await I.click('Done')
  await I.openMovie('Alien')
  expect((await paintOf(places(I.page).modal)).hasEdge).toBe(true)
})

test('in high contrast a watched movie and one on the watchlist do not look like the actions that make them so', async ({
  I,
}) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
  await I.open('/discover?query=alien')
  const highlight = await systemColor(I.page, 'Highlight')
  const button = (name: string) => places(I.page).main.getByRole('button', { name, exact: true })
  expect((await paintOf(button('Remove Alien from watchlist'))).background).toBe(highlight)
  expect((await paintOf(button('Mark Alien as watched'))).background).not.toBe(highlight)
  await I.open('/watched')
  expect((await paintOf(button('You have watched The Matrix'))).background).toBe(highlight)
})

test('in high contrast the progress is visible', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  const bars = [
    I.page.getByRole('progressbar', { name: 'Your progress' }),
    places(I.page).main.getByRole('progressbar').first(),
  ]
  for (const bar of bars) {
    const track = await paintOf(bar)
    expect((await paintOf(bar.locator('span'))).background).not.toBe(track.background)
  }
})

test('in high contrast the highlighted search result is visible', async ({ I }) => {
  await I.open('/')
  await I.search('star')
  const results = places(I.page).results.getByRole('gridcell')
  await expect(results.first()).toBeVisible()
  await I.press('ArrowDown')
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  const highlight = await systemColor(I.page, 'Highlight')
  expect((await paintOf(results.nth(0))).background).toBe(highlight)
  expect((await paintOf(results.nth(1))).background).not.toBe(highlight)
  const year = results
    .nth(0)
    .getByText(/^\d{4}$/)
    .last()
  await expect(year).toHaveCSS('color', await systemColor(I.page, 'HighlightText'))
})
