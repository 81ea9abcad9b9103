import type { Page } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { expect, test } from '../browser/fixtures.ts'
import { aside, databaseItems, givenFilms, seeBoth, storedTexts } from './stored.ts'
import { allFilms, card, openHome } from './visitor.ts'

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
  /** The message of a refusal, besides the banner. */
  readonly message: string
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

const collectionsText = JSON.stringify([
  {
    id: 1_700_000_000_000_001,
    name: 'Rainy days',
    description: '',
    coverImage: null,
    createdAt: '2024-01-01T00:00:00.000Z',
    lastUpdatedAt: '2024-01-01T00:00:00.000Z',
    moviesCount: 0,
  },
])

const chooseCollection = async (page: Page): Promise<void> => {
  await page.goto(aside)
  await page.evaluate((text) => localStorage.setItem('collections', text), collectionsText)
  await page.goto('/watchlist')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Film 1', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Add to Collection' }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Rainy days/ })
    .check()
}

const chooseRegion = (page: Page): Promise<void> => choose(page, 'Region', 'Germany')

const writes: readonly Write[] = [
  {
    name: 'an added film',
    start: (page) => openHome(page, 101),
    act: (page) => card(page, 101).add.click(),
    message: 'Failed to add to watchlist',
    done: (page) => expect(card(page, 101).remove).toBeVisible(),
  },
  {
    name: 'a film marked as watched',
    start: (page) => page.goto('/watchlist'),
    act: (page) => card(page, 1).markWatched.click(),
    message: 'Failed to update watchlist item',
    done: (page) => expect(card(page, 1).markUnwatched).toBeVisible(),
  },
  {
    name: 'a new collection',
    start: createCollection,
    act: confirmCollection,
    message: refusedMessage,
    done: (page) => expect(page.getByRole('main').getByText('Rainy days').first()).toBeVisible(),
  },
  {
    name: 'a film put into a collection',
    start: chooseCollection,
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add Movie' }).click(),
    message: 'Failed to add movie to collection. Please try again.',
    done: (page) => expect.poll(async () => (await storedTexts(page))['collection-movies'] ?? '').toContain('Film 1'),
  },
  {
    name: 'a setting',
    start: (page) => page.goto('/settings'),
    act: chooseRegion,
    message: 'Failed to save settings',
    done: (page) => expect.poll(async () => (await storedTexts(page))['settings'] ?? '').toContain('"region":"DE"'),
  },
]

for (const { name, start, act, message, done } of writes) {
  test(`${name} that does not fit into local storage is refused and undone, and is saved once there is room`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/QuotaExceededError|exceeded the quota/)
    await givenFilms(page, 20)
    await start(page)
    await page.waitForLoadState('networkidle')
    await fillStorage(page)
    const before = await storedTexts(page)
    const inDatabase = await databaseItems(page)
    await act(page)
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(page.getByText(refusedMessage).first()).toBeVisible()
    await expect.poll(() => databaseItems(page)).toEqual(inDatabase)
    // Only the revision of the database may differ.
    expect({ ...(await storedTexts(page)), 'records-revision': '' }).toEqual({ ...before, 'records-revision': '' })
    await makeRoom(page)
    await act(page)
    await done(page)
    await expect(page.getByText(message)).toHaveCount(message === refusedMessage ? 1 : 0)
  })
}

test('a removal works with a full local storage and makes room', async ({ page }) => {
  await givenFilms(page, 20)
  await fillStorage(page)
  await card(page, 1).remove.click()
  await expect(allFilms(page, 19)).toBeVisible()
  await seeBoth(page, 19)
  await card(page, 2).markWatched.click()
  await expect(card(page, 2).markUnwatched).toBeVisible()
  await seeBoth(page, 19)
  await expect(page.getByText(refusedMessage)).toHaveCount(0)
})
