import type { Page } from '@playwright/test'
import { backup, movie } from '../support/bad-files.ts'
import { test } from './deployment.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed-app.ts'

test.use({ build: 'below' })
test.setTimeout(90_000)

/** The addresses of the page that are on its own host. */
const ownAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[href], [src]')]
      .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

const seeOwnAddresses = async (page: Page) => {
  const addresses = await ownAddresses(page)
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((path) => !path.startsWith('/matinee/'))).toEqual([])
}

test('a site below a path finds all of its pages and files there', async ({ I, deployment }) => {
  await I.open('/matinee')
  await I.seeAddress('/matinee/')
  await I.seeCardCount(20)
  await I.see(/You're browsing the demo catalog\./)
  await seeOwnAddresses(I.page)
  await I.search('alien')
  await I.pick('Aliens')
  await I.seeMovie('Aliens')
  await I.seeAddress('/matinee/movie/679')
  await I.addFromModal()
  await I.closeMovie()
  await I.seeAddress('/matinee/')
  for (const place of ['Discover', 'Watchlist', 'Watched', 'Collections', 'Settings']) {
    await I.goTo(place)
    await seeOwnAddresses(I.page)
  }
  await I.open('/matinee/discover')
  await I.click('Genres')
  await I.seeAddress('/matinee/discover?tab=genre&genre=28&sort=popularity.desc&page=1')
  await I.click('Search Results')
  await I.see('Use the search bar to find movies.')
  await I.page.goBack()
  await I.seeAddress('/matinee/discover?tab=genre&genre=28&sort=popularity.desc&page=1')
  await I.seeCardCount(20)
  await I.open('/matinee/share?text=https%3A%2F%2Fwww.themoviedb.org%2Fmovie%2F348-alien')
  await I.seeMovie('Alien')
  await I.seeAddress('/matinee/movie/348')
  await I.open('/matinee/settings')
  await I.page.locator('#import input[type=file]').setInputFiles({
    name: 'matinee-2026-01-01.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup({ watchlist: [movie(1, 'Dune')] })),
  })
  await expect(I.page.getByRole('dialog', { name: 'Import Data' })).toContainText('1')
  expect([...new Set(deployment.requests)].filter((path) => !path.startsWith('/matinee'))).toEqual([])
})

test('everything that the manifest names is below the path', async ({ request }) => {
  const at = '/matinee/manifest.webmanifest'
  const manifest = await (await request.get(at)).json()
  const path = (address: string) => new URL(address, `http://host${at}`).pathname
  expect([manifest.start_url, manifest.scope].map(path)).toEqual(['/matinee/', '/matinee/'])
  const pages = [
    manifest.share_target.action,
    manifest.file_handlers[0].action,
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ]
  expect(pages.map(path)).toEqual([
    '/matinee/share',
    '/matinee/settings',
    '/matinee/tonight',
    '/matinee/discover',
    '/matinee/watchlist',
  ])
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts[0].icons]) {
    const answer = await request.get(path(src))
    expect([src, answer.status(), type ?? 'image/png']).toEqual([src, 200, answer.headers()['content-type']])
  }
})

test('a site below a path works without a network, and leaves the caches of its neighbors alone', async ({
  I,
  context,
  deployment,
}) => {
  const caches = () => I.page.evaluate(async () => (await window.caches.keys()).filter((name) => /-app /.test(name)))
  await I.open('/matinee/')
  await I.seeCardCount(20)
  await I.page.evaluate(() => window.caches.open('matinee-app sha256-of-a-neighbor'))
  await installed(I.page)
  const scope = await I.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)
  expect(scope).toBe(`${deployment.url}/matinee/`)
  await deployment.stop()
  await context.setOffline(true)
  await I.open('/matinee/watchlist/movie/348')
  await I.seeMovie('Alien')
  await I.addFromModal()
  await I.closeMovie()
  await I.seeCards('Alien')
  await I.open('/matinee/?from=home')
  await I.seeCardCount(20)
  await context.setOffline(false)
  await deployment.release('v2')
  await I.open('/matinee/watchlist')
  const reload = I.page.getByRole('status').filter({ hasText: 'A new version' }).getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible({ timeout: 30_000 })
  const loaded = I.page.waitForEvent('load')
  await reload.click()
  await loaded
  await I.seeCards('Alien')
  await expect
    .poll(caches, { timeout: 30_000 })
    .toEqual(['matinee-app sha256-of-a-neighbor', expect.stringMatching(/^matinee-app \/matinee\/sha256-/)])
})
