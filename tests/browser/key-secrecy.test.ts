import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from './deployment.ts'
import { expect } from './fixtures.ts'
import { installed, keptPosters } from './installed-app.ts'

const key = '5e17a1c0ffee4b1d9c0de0f00dfeed42'

/** Where a text is stored: keys of local and session storage, the databases, caches and cookies. */
const placesOf = (page: Page, text: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    const look = (place: string, value: unknown) => {
      if (JSON.stringify(value ?? null).includes(wanted)) found.push(place)
    }
    for (const name of Object.keys(localStorage)) look(`local storage ${name}`, localStorage.getItem(name))
    for (const name of Object.keys(sessionStorage)) look(`session storage ${name}`, sessionStorage.getItem(name))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        for (const row of rows) look(`database ${(row as { list?: string }).list ?? store}`, row)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        look(`cache ${name}`, request.url)
        look(`cache ${name}`, await (await cache.match(request))?.text())
      }
    }
    look('cookies', document.cookie)
    look('history', history.state)
    return found
  }, text)

test('a personal key appears only in the settings and in requests to the provider', { tag: '@gate' }, async ({
  I,
  catalog,
  expectConsole,
}) => {
  expectConsole(/TMDB API error: 500/, /Failed to load resource/)
  const asked: string[] = []
  const logged: string[] = []
  I.page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  I.page.on('console', (message) => logged.push(message.text()))
  I.page.on('pageerror', (error) => logged.push(`${error.stack}`))

  await I.open('/settings')
  await I.page.getByLabel('API Key', { exact: true }).fill(key)
  await I.press('Enter')
  await I.seeToast('Settings saved', 'API Key updated successfully')
  const download = I.page.waitForEvent('download')
  await I.click('Export Data')
  expect(await readFile(await (await download).path(), 'utf8')).not.toContain(key)

  const seen: string[] = []
  const capture = async () => {
    seen.push(await I.page.content(), I.page.url(), await I.page.title())
  }
  await I.goTo('Home')
  await I.seeCardCount(20)
  await capture()
  await I.page.getByRole('article').first().getByRole('link').click()
  await expect(I.page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await capture()
  await I.addFromModal()
  await I.closeMovie()
  catalog.fail('*', 500)
  await I.open('/discover')
  await I.see('TMDB API error: 500 Internal Server Error')
  await capture()
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  await capture()

  // The answers and pictures that are kept for visits without a network, and the app's files.
  await installed(I.page)
  await expect.poll(() => keptPosters(I.page)).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes(key))).toEqual([])
  expect(logged.filter((line) => line.includes(key))).toEqual([])
  const withKey = asked.filter((request) => request.includes(key))
  expect(withKey.filter((request) => !request.startsWith('http://tmdb.localhost/3/'))).toEqual([])
  expect(withKey.length).toBeGreaterThan(2)
  expect(new Set(await placesOf(I.page, key))).toEqual(new Set(['local storage settings', 'database settings']))
})
