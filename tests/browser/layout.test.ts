import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

test('the back-to-top button appears below 300 pixels and scrolls to the top', async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  const button = I.page.getByRole('button', { name: 'Scroll to top' })
  await I.scrollTo(300)
  await expect(button).toBeHidden()
  await I.scrollTo(301)
  await button.click()
  await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('on a phone, the watched movies are two taps away from any page', async ({ I }) => {
  await I.page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/discover', '/collections', '/settings']) {
    await I.open(path)
    await I.goTo('Watchlist')
    await places(I.page).main.getByRole('link', { name: 'Watched Movies' }).click()
    await I.seeHeading('Watched Movies')
  }
})

test('clicking any navigation link scrolls to the top', async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  await I.scrollTo(500)
  await I.goTo('Home')
  await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(0)
  await I.scrollTo(500)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  expect(await I.page.evaluate(() => window.scrollY)).toBe(0)
})

test('shows a sidebar from 768 pixels on, and below that a bottom bar with Settings in the header', async ({ I }) => {
  await I.open('/watchlist')
  const links = places(I.page).navigation.getByRole('link')
  const progress = I.page.getByRole('progressbar', { name: 'Your progress' })
  const settings = I.page.getByRole('banner').getByRole('link', { name: 'Settings' })

  await I.page.setViewportSize({ width: 768, height: 800 })
  await expect(links).toHaveText(['Home', 'Discover', 'Watchlist', 'Watched', 'Collections', 'Settings'])
  await expect(progress).toBeVisible()
  await expect(settings).toBeHidden()

  await I.page.setViewportSize({ width: 767, height: 800 })
  await expect(links).toHaveText(['Home', 'Discover', 'Watchlist', 'Collections'])
  await expect(progress).toBeHidden()
  const bar = await places(I.page).navigation.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(800)
  await settings.click()
  await I.seeHeading('Settings')
  await I.goTo('Watchlist')
  await I.seeAddress('/watchlist')
})

const endless = 'Donaudampfschifffahrt'.repeat(12)

const screens = [
  ['Home', '/'],
  ['the watchlist', '/watchlist'],
  ['Settings', '/settings'],
  ['a movie', '/watchlist/movie/348'],
  ['the not-found page', '/nope'],
  ['a flow', '/flows?flow=import-dialog'],
  ['Home in Russian', '/', 'ru-RU'],
  ['a watchlist filtered by an endless word', `/watchlist?filter=${endless}`],
  ['collections filtered by an endless word', `/collections?filter=${endless}`],
  ['Discover searched for a word without end', `/discover?query=${endless}`],
] as const

for (const [name, path, language = 'en-US'] of screens) {
  test(`${name} does not scroll sideways`, async ({ I }) => {
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    await I.page.addInitScript(
      (chosen) => localStorage.setItem('settings', JSON.stringify({ language: chosen })),
      language,
    )
    await I.open(path)
    await expect(I.page.locator('html')).toHaveAttribute('lang', language)
    if (path === '/') await I.seeCardCount(20)
    if (path.includes('movie')) await I.seeMovie('Alien')
    if (path.includes('flows')) await I.see('Try it')
    if (path.includes(endless)) await expect(I.page.getByText(endless).first()).toBeVisible()
    for (const width of [320, 390, 820, 1440]) {
      await I.page.setViewportSize({ width, height: 800 })
      const wide = await I.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'hidden',
          )
          .filter((element) => element === document.documentElement || getComputedStyle(element).overflowX === 'auto')
          .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`),
      )
      expect(wide, `${width} wide`).toEqual([])
    }
  })
}

const waysToClose: readonly (readonly [name: string, close: (I: Visitor) => Promise<unknown>])[] = [
  ['Escape', (I) => I.press('Escape')],
  ['the Close button', (I) => I.closeMovie()],
  [
    'a click outside it',
    // The dialog reacts to outside clicks only a moment after its content is visible.
    (I) =>
      expect(async () => {
        await I.page.mouse.click(20, 700)
        await expect(I.page.getByRole('dialog')).toBeHidden({ timeout: 1000 })
      }).toPass(),
  ],
  ["the browser's Back", (I) => I.page.goBack()],
]

const waysOut: readonly (readonly [name: string, leave: (I: Visitor) => Promise<unknown>])[] = [
  [
    'a search',
    async (I) => {
      await I.search('alien')
      await I.press('Enter')
      await expect(I.page).toHaveURL(/\/discover/)
    },
  ],
  [
    'a navigation link',
    async (I) => {
      await I.goTo('Settings')
      await I.seeHeading('Settings')
      await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(0)
      await I.scrollTo(300)
    },
  ],
]

for (const [name, leave] of waysOut) {
  test(`Back from ${name} restores the scroll position of Home`, async ({ I }) => {
    await I.page.setViewportSize({ width: 1280, height: 900 })
    await I.open('/')
    await I.seeCardCount(20)
    await I.scrollTo(700)
    await leave(I)
    await I.page.goBack()
    await I.seeAddress('/')
    await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(700)
  })
}

test('a page opened from Settings starts at its top', async ({ I }) => {
  await I.open('/settings')
  const flows = places(I.page).main.getByRole('link', { name: 'Flows' })
  await flows.scrollIntoViewIfNeeded()
  await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await flows.click()
  await I.seeHeading('Flows')
  await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [name, close] of waysToClose) {
  test(`${name} closes a movie and leaves the scroll position of the list`, async ({ I }) => {
    await I.open('/')
    await I.seeCardCount(20)
    await I.scrollTo(450)
    await I.openMovie('Dune: Part Two')
    await I.seeMovie('Dune: Part Two')
    await close(I)
    await I.seeNoModal()
    await I.seeAddress('/')
    await expect.poll(() => I.page.evaluate(() => window.scrollY)).toBe(450)
  })
}
