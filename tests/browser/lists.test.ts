import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { largeLibrary, largeTitle } from '../support/large-library.ts'
import { chooseInView } from './choose.ts'
import { clickInView } from './click-in-view.ts'
import { expect, test } from './fixtures.ts'
import { seeKeysWork } from './key-list.ts'
import { scrollPosition, seeReady, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

// Movies that the catalog knows: hovering or opening a card requests its movie.
const catalog: { rows: readonly (readonly number[])[] } = JSON.parse(readFileSync('src/tmdb/demo/movies.json', 'utf8'))
const known = catalog.rows.flatMap(([id]) => id ?? [])

/** Stores the library before the app's first start. */
const withLibrary = (context: BrowserContext, movies: number, collections: number) =>
  context.addInitScript(
    (texts) => {
      // A new tab starts with a blank page, which has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('watchlist') !== null) return
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    },
    largeLibrary(movies, collections, known),
  )

const cards = (page: Page) => page.getByRole('article')
const titleOf = (page: Page, index: number) => cards(page).nth(index).getByRole('link').getAttribute('aria-label')
/** At once, where a wheel may go on for a while; resolves with the position. */
const scrollBy = async (page: Page, pixels: number): Promise<number> => {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels)
  const position = await scrollPosition(page)
  expect(position).toBeGreaterThan(200)
  return position
}

test('closing a movie opened from page 2 of a search restores the page and the exact scroll position', {
  tag: '@gate',
}, async ({ page, context }) => {
  await withLibrary(context, 120, 0)
  await page.goto('/watchlist')
  await page.getByLabel('Search your watchlist...').fill('g')
  await expect(page).toHaveURL(/filter=g/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/filter=g/)
  await expect(cards(page)).toHaveCount(10)
  const [before, first] = [await scrollBy(page, 350), await titleOf(page, 0)]
  await cards(page).nth(6).getByRole('link').click()
  await seeReady(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/watchlist\?.*page=2/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => scrollPosition(page)).toBe(before)
  expect(await titleOf(page, 0)).toBe(first)
})

test('a reload with a movie open, then Back, restores the page and the scroll position', async ({ page, context }) => {
  await withLibrary(context, 120, 0)
  await page.goto('/watchlist?page=3')
  await expect(cards(page)).toHaveCount(10)
  const before = await scrollBy(page, 350)
  await cards(page).nth(6).getByRole('link').click()
  await page.getByRole('dialog').waitFor()
  await page.reload()
  await seeReady(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/watchlist\?page=3$/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('closing a collection restores the list as it was left', async ({ page, context }) => {
  await withLibrary(context, 60, 40)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/collections?page=2&filter=shelf')
  await expect(page.locator('main a[href^="/collections/"]')).toHaveCount(10)
  await scrollBy(page, 300)
  const link = page.locator('main a[href^="/collections/"]').nth(6)
  const before = await clickInView(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shelf')
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.getByRole('link', { name: 'Back to Collections' }).click()
  await expect(page).toHaveURL(/\/collections\?page=2&filter=shelf$/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('a collection is restored as it was left, after a movie and after the collections page', async ({
  page,
  context,
}) => {
  await withLibrary(context, 60, 4)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/collections')
  await page.getByRole('link', { name: /Shelf/ }).first().click()
  await page.getByLabel('Search movies in this collection...').fill('e')
  // An order that does not change when the opened movie gets its real title.
  await chooseInView(page, 'Sort by', 'Oldest Added')
  await expect(page).toHaveURL(/filter=e/)
  await cards(page).nth(2).scrollIntoViewIfNeeded()
  const [before, first] = [await scrollBy(page, 200), await titleOf(page, 0)]
  await cards(page).nth(2).getByRole('link').click()
  await seeReady(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // A link that is followed while the browser still goes back is lost.
  await expect(page).not.toHaveURL(/movie/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
  await page.getByRole('link', { name: 'Back to Collections' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/collections$/)
  await expect(page.getByRole('heading', { name: 'My Collections' })).toBeVisible()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.getByRole('link', { name: /Shelf/ }).first().click()
  await expect(page.getByLabel('Search movies in this collection...')).toHaveValue('e')
  await expect(page).toHaveURL(/\/collections\/\d+\?.*filter=e/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
  expect(await titleOf(page, 0)).toBe(first)
})

test.describe('with slow pictures', () => {
  test.use({ build: 'keyed' })

  test('closing a movie restores the exact scroll position', async ({ page, context, catalog }) => {
    catalog.fail(/^\/t\/p\//, { delay: 1000 })
    await withLibrary(context, 60, 0)
    await page.goto('/watchlist?page=2')
    await expect(cards(page)).toHaveCount(10)
    const before = await scrollBy(page, 350)
    for (const goBack of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await cards(page).nth(6).getByRole('link').click()
      await page.getByRole('dialog').waitFor()
      await page.reload()
      await seeReady(page.getByRole('dialog'))
      await goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => scrollPosition(page)).toBe(before)
    }
    await page.waitForLoadState('networkidle')
    expect(await scrollPosition(page)).toBe(before)
  })
})

test('removing the only movie of the last page while it is open returns to the previous page', async ({
  page,
  context,
}) => {
  await withLibrary(context, 21, 0)
  await page.goto('/watchlist?page=3')
  await expect(cards(page)).toHaveCount(1)
  await seeKeysWork(visitorOf(page))
  await cards(page).first().getByRole('link').click()
  const movie = page.getByRole('dialog')
  await movie
    .getByRole('button', { name: /from watchlist$/ })
    .first()
    .click()
  await expect(page.getByText('Removed from Watchlist')).toBeVisible()
  await seeReady(movie)
  await page.keyboard.press('Escape')
  await expect(movie).toBeHidden()
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toBeVisible()
})

test('changes in one tab appear in the other without a reload', { tag: '@gate' }, async ({ page, context }) => {
  await withLibrary(context, 12, 2)
  await page.goto('/watchlist')
  const other = await context.newPage()
  await other.goto('/watchlist')
  const title = largeTitle(11)
  await page.bringToFront()
  await seeKeysWork(visitorOf(page))
  await cards(page).first().hover()
  await page.getByRole('button', { name: `Remove ${title} from watchlist` }).click()
  await expect(other.getByRole('link', { name: 'All (11)' })).toBeVisible()
  // The toast may close by itself in the meantime; the shortcut for Undo still works.
  await page.keyboard.press('Control+z')
  await expect(other.getByRole('link', { name: 'All (12)' })).toBeVisible()
  await other.goto('/collections')
  await page.goto('/collections')
  await page.getByRole('button', { name: 'Create Collection' }).click()
  await page.getByLabel('Collection Name').fill('Seen from afar')
  await page.keyboard.press('Enter')
  await expect(other.getByRole('link', { name: /Seen from afar/ })).toBeVisible()
})

test('a focused button stays with its movie while another tab changes the list', async ({ page, context }) => {
  await withLibrary(context, 12, 0)
  await page.goto('/watchlist')
  const mark = page.getByRole('article').nth(2).getByRole('button').first()
  await mark.focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const name = await focused()
  const button = await mark.elementHandle()
  const other = await context.newPage()
  await other.goto('/watchlist')
  await cards(other).first().hover()
  await other.getByRole('button', { name: `Remove ${largeTitle(11)} from watchlist` }).click()
  await expect(page.getByRole('link', { name: 'All (11)' })).toBeVisible()
  expect(await focused()).toBe(name)
  expect(await button?.getAttribute('aria-label')).toBe(name)
})

test('with 5,000 movies the document contains only one page of cards', async ({ page, context }) => {
  await withLibrary(context, 5000, 200)
  await page.goto('/watchlist')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText('5,000 movies')).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500)
})

test('on a touch screen the actions of a card are always visible, and a tap leaves nothing hovered', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: site,
  })
  await withLibrary(context, 12, 2)
  const page = await context.newPage()
  await page.goto('/watchlist')
  const title = largeTitle(11)
  await expect(page.getByRole('button', { name: `Remove ${title} from watchlist` })).toHaveCSS('opacity', '1')
  await expect(
    page
      .getByRole('button', { name: `Mark ${title} as unwatched` })
      .or(page.getByRole('button', { name: `Mark ${title} as watched` })),
  ).toHaveCSS('opacity', '1')
  const text = page.getByRole('main').getByText(title, { exact: true })
  const color = await text.evaluate((element) => getComputedStyle(element).color)
  // After a tap the browser keeps the touched element hovered.
  await text.hover()
  await expect(text).toHaveCSS('color', color)
  await context.close()
})

test('a change of the view keeps the first movie in sight, on the page that it is on then', async ({
  page,
  context,
}) => {
  await withLibrary(context, 120, 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/watchlist?page=4')
  await expect(cards(page)).toHaveCount(10)
  const view = page.getByRole('radiogroup', { name: 'View' })
  const firstInSight = () =>
    cards(page).evaluateAll(
      (all) =>
        all
          .find((card) => card.getBoundingClientRect().bottom > 81)
          ?.querySelector('a')
          ?.getAttribute('aria-label') ?? '',
    )
  for (const [name, count] of [
    ['Rows', 50],
    ['Small posters', 50],
    ['Posters', 10],
  ] as const) {
    const first = await firstInSight()
    await view.getByRole('radio', { name, exact: true }).evaluate((radio: HTMLElement) => radio.click())
    await expect(cards(page)).toHaveCount(count)
    await expect(cards(page).getByRole('link', { name: first, exact: true })).toBeInViewport()
  }
  await expect(page).toHaveURL(/page=[34]$/)
})
