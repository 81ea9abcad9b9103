import type { Page } from '@playwright/test'
import { test } from '../browser/deployment.ts'
import { expect } from '../browser/fixtures.ts'
import { installed, keptPosters } from '../browser/installed-app.ts'
import { cardTitles, places, type Visitor } from '../browser/visitor.ts'

test.setTimeout(60_000)

/** What the cards show: the widths of pictures that have loaded, 0 for others, and drawings. */
const posters = (page: Page): Promise<readonly (number | 'drawn')[]> =>
  places(page)
    .cards.locator('img, svg[preserveAspectRatio]')
    .evaluateAll((found) => found.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 'drawn')))

const addFirstMovie = async (I: Visitor): Promise<string> => {
  await I.open('/')
  await I.seeCardCount(20)
  const [title = ''] = await cardTitles(I.page)
  await installed(I.page)
  await I.click(`Add ${title} to watchlist`)
  await I.seeToast('Added to Watchlist', `${title} has been added to your watchlist`)
  return title
}

const forgetPictures = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

test('the posters of the own movies are shown without a network', async ({ I, context, catalog, consoleWatch }) => {
  consoleWatch.allow(/ERR_/, /Network unreachable/)
  const title = await addFirstMovie(I)
  await expect.poll(() => keptPosters(I.page)).toBe(1)
  await forgetPictures(I.page)
  catalog.fail('/t/p/*', 'drop')
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.seeCards(title)
  await expect.poll(() => posters(I.page)).toEqual([expect.any(Number)])
  await expect.poll(async () => (await posters(I.page))[0]).not.toBe(0)
})

test('where the image host refuses CORS, posters are shown and not kept, and drawn without a network', async ({
  I,
  context,
  catalog,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_|CORS/, /Network unreachable/)
  catalog.fail('/t/p/*', 'no CORS')
  const title = await addFirstMovie(I)
  await expect.poll(async () => Number((await posters(I.page))[0])).toBeGreaterThan(0)
  await I.goTo('Watchlist')
  await I.seeCards(title)
  await expect.poll(async () => Number((await posters(I.page))[0])).toBeGreaterThan(0)
  expect(await keptPosters(I.page)).toBe(0)
  await forgetPictures(I.page)
  catalog.fail('/t/p/*', 'drop')
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.seeCards(title)
  await expect.poll(() => posters(I.page)).toEqual(['drawn'])
  catalog.heal()
  await context.setOffline(false)
  // By CORS or without it: the browser may still have the answer that allowed none.
  await expect.poll(async () => Number((await posters(I.page))[0])).toBeGreaterThan(0)
})
