import type { Page } from '@playwright/test'
import { test } from '../browser/deployment.ts'
import { expect } from '../browser/fixtures.ts'
import { installed } from '../browser/installed-app.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import type { Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })
test.setTimeout(90_000)

const install = async (I: Visitor) => {
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await installed(I.page)
}

interface Damage {
  /** Matches the address of each file to damage. */
  readonly files: RegExp
  /** The share of the file that is left. */
  readonly left: number
}

const damage = (page: Page, { files, left }: Damage): Promise<number> =>
  page.evaluate(
    async ({ source, share }) => {
      let damaged = 0
      for (const name of (await caches.keys()).filter((key) => key.startsWith('matinee-app'))) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(new URL(request.url).pathname)) continue
          const response = await cache.match(request)
          if (!response) continue
          const text = await response.text()
          const { headers } = response
          const rest = text.slice(0, text.length * share)
          // A script that ends in the middle has another error in each build, and some have none; this has always the same.
          const isScript = request.url.endsWith('.js') && rest !== ''
          await cache.put(request, new Response(isScript ? `)${rest}` : rest, { headers }))
          damaged += 1
        }
      }
      return damaged
    },
    { source: files.source, share: left },
  )

/** What the browser says about it. */
const damaged = [/Unexpected token '\)'/, /preloaded using link preload but not used/]

const entryScript: Damage = { files: /\/assets\/main-/, left: 0.5 }

const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('matinee-app'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })

const failure = (I: Visitor) => I.page.getByRole('alert').filter({ hasText: 'Something went wrong' })
const unreachable = 'Connect to the internet and retry. Your lists are safe.'

/** Presses Retry, after which the page loads again. */
const retry = async (I: Visitor) => {
  const loaded = I.page.waitForEvent('load')
  await failure(I).getByRole('button', { name: 'Retry' }).click()
  await loaded
}

test('files that were deleted are downloaded again at the next start, after which the app starts without a network', async ({
  I,
  context,
  deployment,
}) => {
  await install(I)
  const all = await keptFiles(I.page)
  await I.page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await expect.poll(() => keptFiles(I.page), { timeout: 30_000 }).toBe(all)
  await deployment.stop()
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.seeCards('Alien')
})

test('a damaged entry script is repaired at the same start', async ({ I, consoleWatch }) => {
  consoleWatch.allow(...damaged)
  await install(I)
  expect(await damage(I.page, entryScript)).toBe(1)
  await I.open('/watchlist')
  await expect(I.page.getByRole('main').getByRole('article')).toHaveCount(1)
  await I.seeCards('Alien')
  // It was the kept file that was mended.
  await I.open('/watchlist')
  await I.seeCards('Alien')
})

test('a script that is damaged at a reload too is fetched again when Retry is pressed', async ({ I, consoleWatch }) => {
  consoleWatch.allow(...damaged)
  await install(I)
  expect(await damage(I.page, entryScript)).toBe(1)
  await I.page.reload()
  await expect(failure(I)).toBeVisible()
  await expect(failure(I)).not.toContainText(unreachable)
  await retry(I)
  await I.seeCards('Alien')
})

test('a script that ends before it does anything is noticed after eight seconds', async ({ I, consoleWatch }) => {
  consoleWatch.allow(...damaged)
  await install(I)
  expect(await damage(I.page, { ...entryScript, left: 0 })).toBe(1)
  await I.open('/watchlist')
  await expect(failure(I)).toBeVisible({ timeout: 30_000 })
  await retry(I)
  await I.seeCards('Alien')
})

test('without a network, a damaged script is said to need one; with it, Retry starts the app', async ({
  I,
  context,
  deployment,
  consoleWatch,
}) => {
  consoleWatch.allow(...damaged, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
  await install(I)
  await damage(I.page, entryScript)
  await deployment.stop()
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.see('Something went wrong', unreachable)
  await failure(I).getByRole('button', { name: 'Retry' }).click()
  await I.see(unreachable)
  await deployment.start()
  await context.setOffline(false)
  await retry(I)
  await I.seeCards('Alien')
})

test('damaged code of a screen is fetched again when its Retry is pressed', async ({ I, consoleWatch }) => {
  consoleWatch.allow(...damaged)
  await install(I)
  expect(await damage(I.page, { files: /\/assets\/discover-/, left: 0.5 })).toBeGreaterThan(0)
  await I.open('/watchlist')
  await I.goTo('Discover')
  await expect(failure(I)).toBeVisible()
  await retry(I)
  await I.seeHeading('Discover')
})

test('a damaged page is taken from the network, and kept whole from then on', async ({ I, context, deployment }) => {
  await install(I)
  expect(await damage(I.page, { files: /^\/$/, left: 0.1 })).toBe(1)
  await I.open('/watchlist')
  await I.seeCards('Alien')
  const isWhole = () => I.page.evaluate(async () => (await (await caches.match('/'))?.text())?.includes('</html>'))
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true)
  await deployment.stop()
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.seeCards('Alien')
})

test('when a release has replaced a damaged file on the server, the same start takes the release', async ({
  I,
  deployment,
  consoleWatch,
}) => {
  consoleWatch.allow(...damaged, /404|integrity/)
  await install(I)
  await damage(I.page, entryScript)
  await deployment.release('v2')
  await I.open('/watchlist')
  // The page loads once more by itself.
  await expect(I.page.locator('script[type=module]')).toHaveAttribute('src', /v2\.js$/)
  await I.seeCards('Alien')
})
