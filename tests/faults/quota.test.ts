import type { Page } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { keptPosters } from '../browser/installed-app.ts'
import { expect, test } from './faults.ts'
import { movieId, watchlistText } from './movies.ts'
import { aside, givenMovies, knowMovies, seeBoth, statuses, storedTexts, viewings } from './stored.ts'
import { allMovies, card, openHome } from './visitor.ts'

const refusedMessage = "Your browser couldn't save your last change. Its storage may be full."

/** UTF-16 units of all keys and values. */
const quota = 5_242_880

/** Fills local storage to the last character. */
const fillStorage = async (page: Page): Promise<void> => {
  const isFull = await page.evaluate((units) => {
    const used = Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    localStorage.setItem('filler', 'x'.repeat(units - used - 'filler'.length))
    try {
      localStorage.setItem('', 'x')
      return false
    } catch {
      return true
    }
  }, quota)
  expect(isFull).toBe(true)
}

const makeRoom = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('filler'))

interface Write {
  readonly name: string
  readonly start: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  /** Waits until the change is visible. */
  readonly done: (page: Page) => Promise<unknown>
}

const createCollection = async (page: Page): Promise<void> => {
  await page.goto('/collections')
  await page.getByRole('main').getByRole('button', { name: 'Create Collection' }).first().click()
  await page.getByRole('textbox', { name: 'Collection Name' }).fill('Rainy days')
}

const confirmCollection = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Create Collection' }).click()

const chooseRegion = (page: Page): Promise<void> => choose(page, 'Region', 'Germany')

const writes: readonly Write[] = [
  {
    name: 'an added movie',
    start: (page) => openHome(page, 101),
    act: (page) => card(page, 101).add.click(),
    done: (page) => expect(card(page, 101).remove).toBeVisible(),
  },
  {
    name: 'a movie marked as watched',
    start: (page) => page.goto('/watchlist'),
    act: (page) => card(page, 1).markWatched.click(),
    done: async (page) => {
      await expect(card(page, 1).markUnwatched).toBeVisible()
      await expect.poll(() => viewings(page)).toEqual(new Map([[movieId(1), 1]]))
    },
  },
  {
    name: 'a new collection',
    start: createCollection,
    act: confirmCollection,
    done: (page) => expect(page.getByRole('main').getByText('Rainy days').first()).toBeVisible(),
  },
  {
    name: 'a setting',
    start: (page) => page.goto('/settings'),
    act: chooseRegion,
    done: (page) => expect.poll(async () => (await storedTexts(page))['settings'] ?? '').toContain('"region":"DE"'),
  },
]

for (const { name, start, act, done } of writes) {
  test(`${name} that does not fit into local storage is kept by the database`, async ({ page }) => {
    await givenMovies(page, 20)
    await start(page)
    await page.waitForLoadState('networkidle')
    await fillStorage(page)
    await act(page)
    await done(page)
    await expect.poll(async () => (await storedTexts(page))['records-revision']).toContain('"home":"database"')
    expect(await storedTexts(page)).not.toHaveProperty('watchlist')
    await page.reload()
    await done(page)
    await expect(page.getByText(refusedMessage)).toHaveCount(0)
  })
}

test('a movie that does not fit is refused and undone where there is no database, and saved once there is room', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/QuotaExceededError|exceeded the quota/)
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await knowMovies(page.context())
  await page.goto(aside)
  await page.evaluate((text) => localStorage.setItem('watchlist', text), watchlistText(20))
  await openHome(page, 101)
  await fillStorage(page)
  const before = await storedTexts(page)
  await card(page, 101).add.click()
  await expect(page.getByText('Failed to add to watchlist').first()).toBeVisible()
  await expect(page.getByText(refusedMessage).first()).toBeVisible()
  expect(await storedTexts(page)).toEqual(before)
  await makeRoom(page)
  await card(page, 101).add.click()
  await expect(card(page, 101).remove).toBeVisible()
})

test('a removal works with a full local storage and makes room', async ({ page }) => {
  await givenMovies(page, 20)
  await fillStorage(page)
  await card(page, 1).remove.click()
  await expect(allMovies(page, 19)).toBeVisible()
  await seeBoth(page, 19)
  await card(page, 2).markWatched.click()
  await expect(card(page, 2).markUnwatched).toBeVisible()
  await seeBoth(page, 19)
  await expect(page.getByText(refusedMessage)).toHaveCount(0)
})

test('a change that does not fit on the disk takes the room of kept posters', async ({ browsers, site }) => {
  const { context, page } = await browsers.open(await browsers.profileWith(1))
  await page.goto(aside)
  const usage = await page.evaluate(async () => {
    const cache = await caches.open('matinee-posters')
    await cache.put('/posters/large.jpg', new Response(new Uint8Array(2 ** 20)))
    return (await navigator.storage.estimate()).usage ?? 0
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: usage })
  await page.goto('/watchlist')
  await card(page, 1).markWatched.click()
  await expect.poll(async () => (await statuses(page)).get(movieId(1))).toBe('watched')
  expect(await keptPosters(page)).toBe(0)
  await expect(page.getByText(refusedMessage)).toHaveCount(0)
})
