import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'

test.use({ build: 'demo' })

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}

test('what a person has done stays in place when another tab of it is longer', async ({ I }) => {
  await I.open('/person/525')
  const tabs = I.page.getByRole('dialog').getByRole('tablist')
  const { y } = await boxOf(tabs)
  await tabs.getByRole('tab', { name: /^Acting/ }).click()
  await expect(I.page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  expect((await boxOf(tabs)).y).toBe(y)
})

test('the acts of a selection stand two and two, of one width, where they do not fit in a row', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  await I.click('Select')
  const bar = I.page.getByRole('region', { name: 'Selected movies' })
  for (const width of [390, 700, 820]) {
    await I.page.setViewportSize({ width, height: 900 })
    const acts = await Promise.all(
      ['Mark watched', 'Mark unwatched', 'Add to Collection', 'Remove'].map((name) =>
        boxOf(bar.getByRole('button', { name, exact: true })),
      ),
    )
    expect(new Set(acts.map((box) => box.y)).size, `rows at ${width}`).toBe(2)
    expect(new Set(acts.map((box) => Math.round(box.width))).size, `widths at ${width}`).toBe(1)
  }
})

test('Settings ends the header of a narrow screen, whatever its width', async ({ I }) => {
  await I.open('/')
  for (const width of [320, 520, 700]) {
    await I.page.setViewportSize({ width, height: 800 })
    const header = await boxOf(I.page.getByRole('banner'))
    const settings = await boxOf(I.page.getByRole('banner').getByRole('link', { name: 'Settings' }))
    expect(settings.x + settings.width, `${width} wide`).toBe(header.x + header.width - 16)
  }
})

test('a label of the bottom bar keeps to one line on the narrowest screen, in Russian too', async ({ I }) => {
  await I.page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'ru-RU' })))
  await I.page.setViewportSize({ width: 320, height: 640 })
  await I.open('/')
  const links = I.page.getByRole('navigation').last().getByRole('link')
  await expect(links).toHaveText(['Главная', 'Обзор', 'Буду смотреть', 'Подборки'])
  const heights = await links.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.lastChild as Node)
      return words.getClientRects().length
    }),
  )
  expect(heights).toEqual([1, 1, 1, 1])
})

test('a genre of one word is not parted on the smallest card', async ({ I }) => {
  await I.page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'ru-RU' })))
  await I.page.setViewportSize({ width: 320, height: 640 })
  await I.open('/discover?query=the')
  const genre = I.page.getByRole('article').getByText('приключения').first()
  await expect(genre).toBeVisible()
  expect(await genre.evaluate((badge) => badge.getClientRects().length + Math.round(badge.clientHeight / 20))).toBe(2)
})

test('nothing of the app stays hovered after a touch', async ({ I }) => {
  for (const path of ['/', '/watchlist', '/collections']) {
    await I.open(path)
    await I.page.waitForLoadState('networkidle')
    const always = await I.page.evaluate(() => {
      const rulesOf = (rules: CSSRuleList, isTamed: boolean): string[] =>
        [...rules].flatMap((rule) => {
          const tamed = isTamed || (rule instanceof CSSMediaRule && /hover:\s*hover/.test(rule.conditionText))
          const own = rule instanceof CSSStyleRule && /:hover/.test(rule.selectorText) && !tamed ? [rule.cssText] : []
          return 'cssRules' in rule ? [...own, ...rulesOf(rule.cssRules as CSSRuleList, tamed)] : own
        })
      return [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, false))
    })
    expect(always, path).toEqual([])
  }
})

test('where less motion is asked for, the way back to the top is a jump', async ({ I }) => {
  await I.page.emulateMedia({ reducedMotion: 'reduce' })
  await I.open('/')
  await I.seeCardCount(20)
  await I.scrollTo(800)
  await I.click('Scroll to top')
  expect(await I.page.evaluate(() => window.scrollY)).toBe(0)
})

test('a low screen shows the name of a movie, below a picture as wide as the screen', async ({ I }) => {
  await I.page.setViewportSize({ width: 640, height: 360 })
  await I.open('/movie/157336')
  await I.seeMovie('Interstellar')
  const modal = I.page.getByRole('dialog')
  const name = await boxOf(modal.getByRole('heading', { name: 'Interstellar' }))
  expect(name.y + name.height).toBeLessThan(360)
  const picture = await boxOf(modal.locator('article > div').first())
  expect((await boxOf(modal)).width).toBe(picture.width)
})

for (const path of ['/watchlist', '/collections', '/settings', '/movie/157336']) {
  test(`${path} keeps all it has on the page with letters twice as large`, async ({ I }) => {
    await I.page.setViewportSize({ width: 390, height: 900 })
    await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    await I.open(path)
    await expect(I.page.getByRole('heading').first()).toBeVisible()
    await I.page.waitForLoadState('networkidle')
    const outside = await I.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const width = document.documentElement.clientWidth
      return [
        ...(document.querySelector('[role=dialog]') ?? document.body).querySelectorAll('a, button, input, h1, h2'),
      ]
        .filter((element) => !element.closest('nav, [role=tablist]'))
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1)
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    })
    expect(outside).toEqual([])
  })
}
