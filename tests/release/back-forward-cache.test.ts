import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pathsOf } from '#tools/installed-programs.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { type Visitor, visitorOf } from '../browser/visitor.ts'

const browser = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  .flatMap(pathsOf)
  .find(existsSync)

test.use({
  build: 'demo',
  launchOptions: {
    ...(browser !== undefined && { executablePath: browser }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})
test.skip(browser === undefined, 'No full Chromium is installed, and the headless shell has no back/forward cache.')

const elsewhere = '/favicon.svg'

/** The full browser looks for its icon. */
const iconRequest = /favicon\.ico/

const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await page.goto(elsewhere)
}

/** Back to the page as it was left, not to one that is loaded anew. */
const comeBack = async ({ page }: Visitor): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

const seeWatched = (I: Visitor, title: string) =>
  expect(I.page.getByRole('button', { name: `Mark ${title} as unwatched` })).toBeVisible()

test('a page that comes back from the back/forward cache shows what another tab has changed, and loses none of it', async ({
  I,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(iconRequest)
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  await leave(I.page)
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await other.remove('The Matrix')
  await other.markWatched('Alien')
  await seeWatched(other, 'Alien')
  await comeBack(I)
  await I.seeCards('Alien', 'Interstellar')
  await seeWatched(I, 'Alien')
  await I.markWatched('Interstellar')
  await seeWatched(other, 'Interstellar')
  await I.page.reload()
  await I.seeCards('Alien', 'Interstellar')
  await seeWatched(I, 'Alien')
  await seeWatched(I, 'Interstellar')
})

test('a change made just before the page is left is kept, in a new one and in the one that Back leads to', async ({
  I,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(iconRequest)
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix')
  const markAndLeave = (address: string) => {
    document.querySelector<HTMLElement>('main button[aria-label="Mark Alien as watched"]')?.click()
    location.href = address
  }
  await I.page.evaluate(markAndLeave, elsewhere)
  await I.page.waitForURL(`**${elsewhere}`)
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await seeWatched(other, 'Alien')
  // Restored or loaded anew: Chromium drops a page whose open transaction another tab waits for.
  await I.page.goBack({ waitUntil: 'commit' })
  await seeWatched(I, 'Alien')
})

test('a frozen tab catches up with what another has changed, and its next change undoes none of it', async ({
  I,
  context,
}) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  const session = await context.newCDPSession(I.page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await other.remove('The Matrix')
  await other.markWatched('Alien')
  await seeWatched(other, 'Alien')
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await I.page.bringToFront()
  await I.seeCards('Alien', 'Interstellar')
  await I.markWatched('Interstellar')
  await seeWatched(other, 'Interstellar')
  await seeWatched(other, 'Alien')
  await other.seeCards('Alien', 'Interstellar')
})
