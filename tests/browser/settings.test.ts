import type { Page } from '@playwright/test'
import { marksOf, noteMarks } from '../support/visit-marks.ts'
import { choose } from './choose.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { storedText } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

declare global {
  interface Window {
    /** The themes of the document since its body exists. */
    themes?: string[]
  }
}

const watchThemes = (page: Page) =>
  page.addInitScript(() => {
    const themes: string[] = []
    window.themes = themes
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset['theme'] ?? 'none'
      if (document.body && themes.at(-1) !== theme) themes.push(theme)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

const settingsOf = async (I: Visitor): Promise<unknown> => JSON.parse((await storedText(I.page, 'settings')) ?? 'null')

test.describe('the theme', () => {
  test.use({ build: 'demo' })

  for (const scheme of ['dark', 'light'] as const) {
    test(`follows a ${scheme} system from the first paint, without a flash`, async ({ I }) => {
      await I.page.emulateMedia({ colorScheme: scheme })
      await watchThemes(I.page)
      await I.open('/')
      await I.seeCardCount(20)
      expect(await I.page.evaluate(() => window.themes)).toEqual([scheme])
    })
  }

  test('applies at once, and from the first paint after a reload', { tag: '@gate' }, async ({ I }) => {
    await I.page.emulateMedia({ colorScheme: 'dark' })
    await watchThemes(I.page)
    await I.open('/settings')
    await choose(I.page, 'Theme', 'Light')
    await I.seeToast('Settings saved', 'Theme updated successfully')
    await expect(I.page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect.poll(() => settingsOf(I)).toEqual(expect.objectContaining({ theme: 'light' }))
    await I.page.reload()
    await I.seeHeading('Settings')
    expect(await I.page.evaluate(() => window.themes)).toEqual(['light'])
  })
})

test('no part of the page comes later and moves the others', async ({ I }) => {
  await noteMarks(I.page)
  await I.open('/settings')
  await expect(places(I.page).main.getByRole('button', { name: 'Export Data' })).toBeVisible()
  await I.page.waitForLoadState('networkidle')
  expect((await marksOf(I.page)).shift).toBe(0)
})

test('every change is saved at once and survives a reload; Reset undoes it', { tag: '@gate' }, async ({ I }) => {
  await I.open('/settings')
  const adult = I.page.getByRole('checkbox', { name: 'Include adult content' })
  await I.page.getByText('Include adult content').click()
  await I.seeToast('Settings saved', 'Content filter updated successfully')
  await choose(I.page, 'Region', 'Germany (DE)')
  await I.seeToast('Settings saved', 'Region updated successfully')
  await expect.poll(() => settingsOf(I)).toEqual(expect.objectContaining({ includeAdult: true, region: 'DE' }))
  await I.page.reload()
  await expect(adult).toBeChecked()
  await expect(I.page.getByRole('combobox', { name: 'Region' })).toHaveValue('Germany (DE)')

  await I.click('Reset to Defaults')
  await I.seeToast('Settings reset', 'All TMDB settings have been reset to defaults')
  await expect(adult).not.toBeChecked()
  await expect(I.page.getByRole('combobox', { name: 'Region' })).toHaveValue('United States (US)')
})

test('regions are countries with their codes, sorted by name', async ({ I }) => {
  await I.open('/settings')
  await I.page.getByRole('combobox', { name: 'Region' }).click()
  await expect(I.page.getByRole('option', { name: 'Zimbabwe (ZW)' })).toBeAttached()
  const shown = await I.page.getByRole('option').allTextContents()
  expect(shown.filter((region) => !/^\p{L}.* \([A-Z]{2}\)$/u.test(region))).toEqual([])
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en-US').compare))
  expect(shown.length).toBeGreaterThan(130)
})

test('changing the language requests the data that depends on it again', async ({ I, catalog }) => {
  const languages = (path: string) =>
    catalog.requests.filter((request) => request.path === path).map(({ query }) => query['language'])
  await I.open('/settings')
  await expect.poll(() => languages('/genre/movie/list')).toEqual(['en-US'])
  await choose(I.page, 'Language', 'Deutsch German')
  await expect(I.page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect.poll(() => languages('/genre/movie/list')).toEqual(['en-US', 'de-DE'])
  await I.page.getByRole('navigation').getByRole('link').first().click()
  await expect.poll(() => languages('/trending/movie/week')).toEqual(['de-DE'])
})

const typeKey = async (I: Visitor, key: string) => {
  await I.open('/settings')
  await I.page.getByLabel('API Key', { exact: true }).fill(key)
  await I.press('Enter')
}

const saveKey = async (I: Visitor, key: string) => {
  await typeKey(I, key)
  await I.seeToast('Settings saved', 'API Key updated successfully')
}

test.describe('with a built-in key', () => {
  test.use({ build: 'keyed' })

  test('a personal key takes precedence over the built-in one', async ({ I, catalog }) => {
    await saveKey(I, 'my-own-key')
    await I.goTo('Home')
    await I.seeCardCount(20)
    const [trending] = catalog.requests.filter(({ path }) => path === '/trending/movie/week')
    expect(trending?.query['api_key']).toBe('my-own-key')
  })
})

test('a v4 token is sent as a bearer token, never as a key', async ({ I, catalog }) => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl'
  await saveKey(I, token)
  await I.see('This is a v4 access token. It works just like an API key.')
  await I.goTo('Home')
  await I.seeCardCount(20)
  const [trending] = catalog.requests.filter(({ path }) => path === '/trending/movie/week')
  expect(trending?.authorization).toBe(`Bearer ${token}`)
  expect(trending?.query['api_key']).toBeUndefined()
})

test('a key that TMDB rejects is reported on the page and can be corrected in Settings', { tag: '@gate' }, async ({
  I,
  expectConsole,
}) => {
  expectConsole(/TMDB API error: 401/, /Failed to load resource/)
  await typeKey(I, 'refused')
  await I.see("TMDB didn't accept this key. Make sure it's complete and that it's your account's v3 API key.")
  await expect(I.page.getByText('Settings saved')).toHaveCount(0)
  await I.goTo('Home')
  await I.see('TMDB API error: 401 Unauthorized', "TMDB didn't accept the API key. Check it in Settings.")
  await I.click('Check the API key')
  await I.page.getByLabel('API Key', { exact: true }).fill('')
  await I.press('Enter')
  await I.goTo('Home')
  await I.seeCardCount(20)
})
