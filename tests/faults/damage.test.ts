import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { filmId } from './films.ts'
import { isWhole } from './scale.ts'
import { aside, databaseItems, givenFilms, seeBoth, statuses, storedTexts } from './stored.ts'
import { allFilms, card, openHome } from './visitor.ts'

const restoredWords = 'Your data was restored from its second copy in this browser.'

/** Puts a text in the place of the watchlist (null takes the key away), behind the app or beside it. */
const damage = (page: Page, text: string | null): Promise<void> =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem('watchlist')
    else localStorage.setItem('watchlist', value)
  }, text)

const keptAside = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await storedTexts(page))
    .filter(([key]) => key.startsWith('watchlist.corrupt-'))
    .map(([, text]) => text)

/** A tab on the same storage that runs no app. */
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
  ['is cut in the middle', (text) => text.slice(0, text.length / 2), true],
  ['is an object', () => '{"movies":[]}', true],
  ['is a number', () => '42', true],
  ['is a list of other things', () => '[null,7,"Alien",{}]', true],
  ['is empty', () => '', true],
  ['is an empty list', () => '[]', false],
  ['is gone', () => null, false],
]

const sample = new Set(['is cut in the middle', 'is a number', 'is an empty list'])
const tried = isWhole ? damages : damages.filter(([name]) => sample.has(name))

for (const [name, damaged, isKeptAside] of tried) {
  test(`a stored watchlist that ${name} comes back from the database at the next start`, async ({ page }) => {
    await givenFilms(page, 20)
    await page.goto(aside)
    const text = damaged((await storedTexts(page))['watchlist'] ?? '')
    await damage(page, text)
    await page.goto('/watchlist')
    await expect(allFilms(page, 20)).toBeVisible()
    await expect(page.getByText(restoredWords)).toBeVisible()
    expect(await keptAside(page)).toEqual(isKeptAside ? [text] : [])
    await card(page, 1).markWatched.click()
    await expect(card(page, 1).markUnwatched).toBeVisible()
    await seeBoth(page, 20)
  })

  test(`a stored watchlist that ${name} while the app runs loses nothing`, async ({ page, context }) => {
    await givenFilms(page, 20)
    const behind = await openAside(context)
    await damage(behind, damaged((await storedTexts(behind))['watchlist'] ?? ''))
    await card(page, 1).markWatched.click()
    await expect(card(page, 1).markUnwatched).toBeVisible()
    await seeBoth(page, 20)
    expect((await statuses(page)).get(filmId(1))).toBe('watched')
  })
}

test('local storage that reads as empty at the start is filled again from the database', async ({ page }) => {
  await givenFilms(page, 20)
  await page.goto(aside)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/watchlist')
  await expect(allFilms(page, 20)).toBeVisible()
  await expect(page.getByText(restoredWords)).toBeVisible()
  await seeBoth(page, 20)
})

test('a database that is deleted between two visits is filled again from local storage', async ({ page }) => {
  await givenFilms(page, 20)
  await page.goto(aside)
  expect(await deleteDatabase(page)).toBe('deleted')
  await page.goto('/watchlist')
  await seeBoth(page, 20)
  await card(page, 1).markWatched.click()
  await expect(card(page, 1).markUnwatched).toBeVisible()
  await seeBoth(page, 20)
})

test('a database that is deleted while the app runs is filled again with the next change', async ({
  page,
  context,
}) => {
  await givenFilms(page, 20)
  const behind = await openAside(context)
  expect(await deleteDatabase(behind)).toBe('deleted')
  await card(page, 1).markWatched.click()
  await seeBoth(page, 20)
  expect((await statuses(page)).get(filmId(1))).toBe('watched')
})

test('a database that hangs is waited for no longer than it takes, and follows when it answers', async ({
  page,
  context,
}) => {
  await givenFilms(page, 20)
  await page.goto(aside)
  const behind = await openAside(context)
  await behind.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('matinee')
        request.onsuccess = () => {
          // It stays open, so that the deletion waits for it, and everybody else for the deletion.
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
  expect((await statuses(page)).get(filmId(1))).toBe('watched')
})

test('with a blocked database local storage keeps the changes, and the database takes them over later', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/SecurityError|denied/)
  await givenFilms(page, 20)
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
  await expect(allFilms(blocked, 19)).toBeVisible()
  await expect.poll(async () => JSON.parse((await storedTexts(page))['watchlist'] ?? '[]').length).toBe(19)
  await blocked.close()
  await page.goto('/watchlist')
  await expect(allFilms(page, 19)).toBeVisible()
  await expect(card(page, 1).markUnwatched).toBeVisible()
  await seeBoth(page, 19)
})

test('site data cleared under two tabs stay cleared, and what is added then is all there is', async ({
  page,
  context,
  site,
  consoleWatch,
}) => {
  // The database may be in the middle of something: it is told so, and begins again.
  consoleWatch.allow(/Force close delete origin/, /AbortError: The connection was closed/)
  await givenFilms(page, 20)
  const other = await context.newPage()
  await openHome(other, 101)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' })
  await expect(page.getByText('Your watchlist is empty. Discover movies to add to your list!')).toBeVisible()
  expect(await databaseItems(page)).toEqual([])
  await card(other, 101).add.click()
  await expect(allFilms(page, 1)).toBeVisible()
  await seeBoth(page, 1)
  await page.reload()
  await expect(allFilms(page, 1)).toBeVisible()
  await other.goto('/watchlist')
  await expect(allFilms(other, 1)).toBeVisible()
  await seeBoth(other, 1)
})
