import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { movieId } from './movies.ts'
import { isWhole } from './scale.ts'
import { aside, databaseItems, givenMovies, seeBoth, statuses, storedTexts } from './stored.ts'
import { allMovies, card, openHome } from './visitor.ts'

const restoredMessage = 'Your data was restored from a backup copy in this browser.'

/** Replaces the stored watchlist, or removes it for null. */
const damage = (page: Page, text: string | null): Promise<void> =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem('watchlist')
    else localStorage.setItem('watchlist', value)
  }, text)

const keptAside = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await storedTexts(page))
    .filter(([key]) => key.startsWith('watchlist.corrupt-'))
    .map(([, text]) => text)

/** A tab with the same storage that does not run the app. */
const openAside = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(aside)
  return page
}

const deleteDatabase = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('matinee')
        request.onsuccess = () => resolve('deleted')
        request.onblocked = () => resolve('blocked')
      }),
  )

const damages: readonly (readonly [name: string, damaged: (text: string) => string | null, isKeptAside: boolean])[] = [
  ['is truncated', (text) => text.slice(0, text.length / 2), true],
  ['is an object', () => '{"movies":[]}', true],
  ['is a number', () => '42', true],
  ['is an array of other things', () => '[null,7,"Alien",{}]', true],
  ['is empty', () => '', true],
  ['is an empty list', () => '[]', false],
  ['is gone', () => null, false],
]

const sample = new Set(['is truncated', 'is a number', 'is an empty list'])
const tried = isWhole ? damages : damages.filter(([name]) => sample.has(name))

for (const [name, damaged, isKeptAside] of tried) {
  test(`a stored watchlist that ${name} is restored from the database at the next start`, async ({ page }) => {
    await givenMovies(page, 20)
    await page.goto(aside)
    const text = damaged((await storedTexts(page))['watchlist'] ?? '')
    await damage(page, text)
    await page.goto('/watchlist')
    await expect(allMovies(page, 20)).toBeVisible()
    await expect(page.getByText(restoredMessage)).toBeVisible()
    expect(await keptAside(page)).toEqual(isKeptAside ? [text] : [])
    await card(page, 1).markWatched.click()
    await expect(card(page, 1).markUnwatched).toBeVisible()
    await seeBoth(page, 20)
  })

  test(`nothing is lost when the stored watchlist ${name} while the app runs`, async ({ page, context }) => {
    await givenMovies(page, 20)
    const behind = await openAside(context)
    await damage(behind, damaged((await storedTexts(behind))['watchlist'] ?? ''))
    await card(page, 1).markWatched.click()
    await expect(card(page, 1).markUnwatched).toBeVisible()
    await seeBoth(page, 20)
    expect((await statuses(page)).get(movieId(1))).toBe('watched')
  })
}

test('local storage that is empty at the start is restored from the database', { tag: '@gate' }, async ({ page }) => {
  await givenMovies(page, 20)
  await page.goto(aside)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/watchlist')
  await expect(allMovies(page, 20)).toBeVisible()
  await expect(page.getByText(restoredMessage)).toBeVisible()
  await seeBoth(page, 20)
})

test('a database deleted between two visits is restored from local storage', async ({ page }) => {
  await givenMovies(page, 20)
  await page.goto(aside)
  expect(await deleteDatabase(page)).toBe('deleted')
  await page.goto('/watchlist')
  await seeBoth(page, 20)
  await card(page, 1).markWatched.click()
  await expect(card(page, 1).markUnwatched).toBeVisible()
  await seeBoth(page, 20)
})

test('a database deleted while the app runs is restored with the next change', async ({ page, context }) => {
  await givenMovies(page, 20)
  const behind = await openAside(context)
  expect(await deleteDatabase(behind)).toBe('deleted')
  await card(page, 1).markWatched.click()
  await seeBoth(page, 20)
  expect((await statuses(page)).get(movieId(1))).toBe('watched')
})

test('changes are saved while the database hangs, and reach it once it responds', async ({ page, context }) => {
  await givenMovies(page, 20)
  await page.goto(aside)
  const behind = await openAside(context)
  await behind.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('matinee')
        request.onsuccess = () => {
          // This open connection blocks the deletion, which blocks all later connections.
          Object.assign(globalThis, { held: request.result })
          indexedDB.deleteDatabase('matinee').onblocked = () => resolve()
        }
      }),
  )
  await page.goto('/watchlist')
  await card(page, 1).markWatched.click()
  await expect(card(page, 1).markUnwatched).toBeVisible()
  await expect.poll(async () => (await storedTexts(page))['watchlist'] ?? '').toContain('"status":"watched"')
  await behind.close()
  await seeBoth(page, 20)
  expect((await statuses(page)).get(movieId(1))).toBe('watched')
})

test('local storage keeps the changes while the database is blocked, and the database receives them later', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/SecurityError|denied/)
  await givenMovies(page, 20)
  const blocked = await context.newPage()
  await page.goto(aside)
  await blocked.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
  })
  await blocked.goto('/watchlist')
  await card(blocked, 1).markWatched.click()
  await card(blocked, 2).remove.click()
  await expect(allMovies(blocked, 19)).toBeVisible()
  await expect.poll(async () => JSON.parse((await storedTexts(page))['watchlist'] ?? '[]').length).toBe(19)
  await blocked.close()
  await page.goto('/watchlist')
  await expect(allMovies(page, 19)).toBeVisible()
  await expect(card(page, 1).markUnwatched).toBeVisible()
  await seeBoth(page, 19)
})

test.describe('with a key in the build, which no one can clear', () => {
  test.use({ build: 'keyed' })

  test('site data cleared under two tabs stays cleared, and later additions are all there is', async ({
    page,
    context,
    site,
    consoleWatch,
  }) => {
    // Clearing may abort a running transaction, after which the app reopens the database.
    consoleWatch.allow(/Force close delete origin/, /AbortError: The connection was closed/)
    await givenMovies(page, 20)
    const other = await context.newPage()
    await openHome(other, 101)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' })
    await expect(page.getByText('Your watchlist is empty. Discover movies to add to your list!')).toBeVisible()
    expect(await databaseItems(page)).toEqual([])
    await card(other, 101).add.click()
    await expect(allMovies(page, 1)).toBeVisible()
    await seeBoth(page, 1)
    await page.reload()
    await expect(allMovies(page, 1)).toBeVisible()
    await other.goto('/watchlist')
    await expect(allMovies(other, 1)).toBeVisible()
    await seeBoth(other, 1)
  })
})
