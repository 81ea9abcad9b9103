import type { Page } from '@playwright/test'
import { axe } from '../browser/axe.ts'
import { choose } from '../browser/choose.ts'
import { test } from '../browser/deployment.ts'
import { expect } from '../browser/fixtures.ts'
import { installed } from '../browser/installed-app.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { cardTitles, places, visitorOf } from '../browser/visitor.ts'
import { backup, movie } from '../support/bad-files.ts'

test.use({ build: 'demo' })
test.setTimeout(90_000)

const releaseOf = (page: Page) =>
  page.evaluate(
    () => /-[\w-]{8}(\w*)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1],
  )

const appCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('matinee-app')).length)

const newVersion = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Matinee is ready.' })
const reloadInto = async (page: Page) => {
  const loaded = page.waitForEvent('load')
  await newVersion(page).getByRole('button', { name: 'Reload' }).click()
  await loaded
}
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import Data' })
const chooseFile = (page: Page) =>
  page.locator('#import input[type=file]').setInputFiles({
    name: 'matinee-2026-01-01.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup({ watchlist: [movie(1, 'Dune')] })),
  })

test('a second visit needs no network, at any address but that of the charts, and in any language', {
  tag: '@gate',
}, async ({ I, context, deployment }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await I.seeCardCount(20)
  await installed(I.page)
  await deployment.stop()
  await context.setOffline(true)
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.markWatched('Alien')
  await I.openMovie('The Matrix')
  await I.seeMovie('The Matrix')
  await I.closeMovie()
  await I.open('/discover?query=alien')
  await expect.poll(async () => (await cardTitles(I.page))[0]).toBe('Alien')
  await I.open('/settings')
  await choose(I.page, 'Language', 'Deutsch German')
  await I.seeHeading('Einstellungen')
  await chooseFile(I.page)
  await expect(I.page.getByRole('dialog').getByRole('heading')).toBeVisible()
})

test('a first visit downloads the rest after its first screen is shown', async ({ I, deployment }) => {
  await I.page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register
    ServiceWorkerContainer.prototype.register = function (...args) {
      document.documentElement.dataset['cards'] = String(document.querySelectorAll('main article').length)
      return register.apply(this, args)
    }
  })
  await I.open('/')
  await installed(I.page)
  await expect(I.page.locator('html')).toHaveAttribute('data-cards', '20')
  const own = deployment.requests.indexOf('/service-worker.js')
  expect(deployment.requests.length).toBeGreaterThan(own + 20)
  expect(deployment.requests.filter((path) => path.startsWith('/assets/flows-'))).toEqual([])
})

test('after the installation, a visit asks the server only whether there is a new version', async ({
  I,
  deployment,
}) => {
  await I.open('/')
  await I.seeCardCount(20)
  await installed(I.page)
  // So that the first visit requests nothing any more.
  await I.page.goto('about:blank')
  deployment.requests.length = 0
  await I.open('/')
  await I.seeCardCount(20)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  expect([...new Set(deployment.requests)].filter((path) => path !== '/service-worker.js')).toEqual([])
})

test('a new version waits until it is asked for, and a tab of the old one keeps working over two releases', {
  tag: '@gate',
}, async ({ I, context, deployment }) => {
  await givenWatchlist(I.page, 'Alien')
  await I.open('/')
  await I.seeCardCount(20)
  await installed(I.page)
  const other = visitorOf(await context.newPage())
  for (const release of ['v2', 'v3']) {
    await deployment.release(release)
    await other.open('/watchlist')
    await expect(newVersion(other.page)).toBeVisible({ timeout: 30_000 })
    expect(await releaseOf(other.page)).not.toBe(release)
    expect(await axe(other.page)).toEqual([])
    await reloadInto(other.page)
    await other.seeHeading('My Watchlist')
    expect(await releaseOf(other.page)).toBe(release)
    await expect(newVersion(other.page)).toHaveCount(0)
  }
  expect(await releaseOf(I.page)).toBe('')
  // Code that the old tab has not loaded, and that is no longer on the server.
  await I.goTo('Settings')
  await I.seeHeading('Settings')
  await I.goTo('Watchlist')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.open('/')
  await I.seeCardCount(20)
  expect(await releaseOf(I.page)).toBe('v3')
  await expect.poll(() => appCaches(I.page), { timeout: 30_000 }).toBe(1)
})

test('a release during an import leaves the import alone', async ({ I, context, deployment }) => {
  await I.open('/settings')
  await installed(I.page)
  await chooseFile(I.page)
  await expect(importDialog(I.page)).toBeVisible()
  await deployment.release('v2')
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await expect(newVersion(other.page)).toBeVisible({ timeout: 30_000 })
  await reloadInto(other.page)
  await other.seeHeading('My Watchlist')
  await importDialog(I.page).getByRole('button', { name: 'Import', exact: true }).click()
  await I.seeToast('Import successful', 'Imported 1 watchlist item and 0 collections')
  await other.seeCards('Dune')
})

test('a tab that stays with its version while another one reloads can still be reloaded', async ({
  I,
  context,
  deployment,
}) => {
  await I.open('/')
  await I.seeCardCount(20)
  await installed(I.page)
  await deployment.release('v2')
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await expect(newVersion(I.page)).toBeVisible({ timeout: 30_000 })
  await expect(newVersion(other.page)).toBeVisible()
  await reloadInto(other.page)
  await other.seeHeading('My Watchlist')
  expect(await releaseOf(I.page)).toBe('')
  await reloadInto(I.page)
  await I.seeCardCount(20)
  expect(await releaseOf(I.page)).toBe('v2')
})

test('a version that does not arrive whole is never offered, and is tried again', async ({
  I,
  deployment,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/)
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await installed(I.page)
  await deployment.release('v2', /^settings-/)
  await I.open('/watchlist')
  await I.seeCards('Alien')
  const failed = () =>
    I.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.installing === null && registration.waiting === null
    })
  await expect.poll(() => deployment.requests.some((path) => /\/settings-[\w-]+v2\.js$/.test(path))).toBe(true)
  await expect.poll(failed, { timeout: 30_000 }).toBe(true)
  await expect(newVersion(I.page)).toHaveCount(0)
  expect(await releaseOf(I.page)).toBe('')
  await deployment.release('v2')
  await I.open('/watchlist')
  await expect(newVersion(I.page)).toBeVisible({ timeout: 30_000 })
  await expect(places(I.page).main).toContainText('Alien')
})
