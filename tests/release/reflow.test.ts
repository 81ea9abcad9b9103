import type { Locator } from '@playwright/test'
import { languageNames } from '#messages/language-names.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenShelves, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, scrollPosition } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}

/** In how many rows these elements are. */
const rowsOf = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size)

test('the filmography tabs of a person stay in place when another tab is longer', async ({ I }) => {
  await I.open('/person/525')
  await I.seeMovie('Christopher Nolan')
  await expect(I.page.getByRole('dialog').getByRole('status', { name: 'Loading...' })).toHaveCount(0)
  const tabs = I.page.getByRole('dialog').getByRole('tablist')
  const { y } = await boxOf(tabs)
  await tabs.getByRole('tab', { name: /^Acting/ }).click()
  await expect(I.page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await expect.poll(async () => (await boxOf(tabs)).y).toBe(y)
})

test('the bar of a selection is one row, with a menu where there is no room for all names', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  await I.click('Select')
  await I.page.getByRole('checkbox', { name: 'Select Alien' }).check()
  const bar = I.page.getByRole('region', { name: 'Selected movies' })
  const named = ['Clear', 'Select page', 'Mark as Watched', 'Add to Collection', 'Mark as Unwatched', 'Remove']
  for (const [width, names] of [
    [320, ['Done', 'Mark as Watched', 'More actions']],
    [390, ['Done', 'Mark as Watched', 'More actions']],
    [820, ['Done', 'Mark as Watched', 'Add to Collection', 'More actions']],
    [1440, named],
  ] as const) {
    await I.page.setViewportSize({ width, height: 900 })
    // The bar may move between two measurements until the new width is laid out.
    await expect(async () => {
      const { y, x, width: wide, height } = await boxOf(bar)
      expect(height, `height at ${width}`).toBe(56)
      await expect(bar.getByRole('button')).toHaveCount(names.length)
      for (const name of names) {
        const box = await boxOf(bar.getByRole('button', { name, exact: true }))
        expect([box.height, box.y - y], `${name} at ${width}`).toEqual([44, 6])
        expect(box.width, `${name} at ${width}`).toBeGreaterThanOrEqual(width < 390 ? 36 : 44)
        expect(box.x >= x && box.x + box.width <= x + wide, `${name} fits at ${width}`).toBe(true)
      }
    }).toPass({ timeout: 15_000 })
    await expect(bar.getByRole('status')).toHaveText('1 selected')
  }
})

test('Settings is at the end of the header on a narrow screen of any width', async ({ I }) => {
  await I.open('/')
  for (const width of [320, 520, 700]) {
    await I.page.setViewportSize({ width, height: 800 })
    const room = async () => {
      const header = await boxOf(I.page.getByRole('banner'))
      const settings = await boxOf(I.page.getByRole('banner').getByRole('link', { name: 'Settings' }))
      return header.x + header.width - (settings.x + settings.width)
    }
    await expect.poll(room, `${width} wide`).toBe(16)
  }
})

test('the labels of the bottom bar fit on one line on the narrowest screen, even in Russian', async ({ I }) => {
  await I.page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'ru-RU' })))
  await I.page.setViewportSize({ width: 320, height: 640 })
  await I.open('/')
  const links = I.page.getByRole('navigation').last().getByRole('link')
  await expect(links).toHaveText(['Главная', 'Каталог', 'Буду смотреть', 'Дневник', 'Подборки'])
  const heights = await links.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.lastChild as Node)
      return words.getClientRects().length
    }),
  )
  expect(heights).toEqual([1, 1, 1, 1, 1])
  const bar = await I.page
    .getByRole('navigation')
    .last()
    .evaluate((nav) => nav.scrollWidth - nav.clientWidth)
  expect(bar).toBe(0)
})

test('a one-word genre is not broken on the smallest card', async ({ I }) => {
  await I.page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'ru-RU' })))
  await I.page.setViewportSize({ width: 320, height: 640 })
  await I.open('/discover?query=the')
  const genre = I.page.getByRole('article').getByText('Приключения').first()
  await expect(genre).toBeVisible()
  expect(await genre.evaluate((badge) => badge.getClientRects().length + Math.round(badge.clientHeight / 20))).toBe(2)
})

test('the link beside a heading is one line that ends where the page does', async ({ I }) => {
  await I.page.setViewportSize({ width: 390, height: 844 })
  await I.open('/')
  const link = places(I.page).main.getByRole('link', { name: 'See all' })
  const [lines, arrow, poster] = await Promise.all([
    link.evaluate((element) => {
      const range = document.createRange()
      range.selectNode(element.firstChild ?? element)
      return range.getClientRects().length
    }),
    boxOf(link.locator('svg')),
    boxOf(places(I.page).cards.nth(1)),
  ])
  expect(lines).toBe(1)
  expect(Math.abs(arrow.x + arrow.width - poster.x - poster.width)).toBeLessThanOrEqual(1)
})

test('nothing stays hovered after a tap', async ({ I }) => {
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

test('with reduced motion, the back-to-top button jumps', async ({ I }) => {
  await I.page.emulateMedia({ reducedMotion: 'reduce' })
  await I.open('/')
  await I.seeCardCount(20)
  await I.scrollTo(800)
  await I.click('Scroll to top')
  expect(await scrollPosition(I.page)).toBe(0)
})

test('a low screen shows the title of a movie below a picture as wide as the screen', async ({ I }) => {
  await I.page.setViewportSize({ width: 640, height: 360 })
  await I.open('/movie/157336')
  await I.seeMovie('Interstellar')
  const modal = I.page.getByRole('dialog')
  const name = await boxOf(modal.getByRole('heading', { name: 'Interstellar' }))
  expect(name.y + name.height).toBeLessThan(360)
  const picture = await boxOf(modal.locator('article > div').first())
  expect((await boxOf(modal)).width).toBe(picture.width)
})

for (const language of Object.keys(languageNames)) {
  test(`the actions of a movie are one row in ${language}`, async ({ I }) => {
    await I.page.addInitScript(
      (chosen) => localStorage.setItem('settings', JSON.stringify({ language: chosen })),
      language,
    )
    await givenWatchlist(I.page, 'Alien ✓')
    await givenCollection(I.page, 7, 'Space', 'Alien')
    // Neither on a list nor in a collection, and both.
    for (const id of [157336, 348]) {
      await I.open(`/movie/${id}`)
      await expect(I.page.locator('html')).toHaveAttribute('lang', language)
      const own = places(I.page).modal.locator('div:has(> div > [role=slider])')
      const state = own.locator('xpath=preceding-sibling::div[1]')
      for (const width of [390, 820, 1024, 1440]) {
        await I.page.setViewportSize({ width, height: 800 })
        // On a phone, what is true of the movie may have a row of its own.
        for (const group of width === 390 ? [own] : [state, own]) {
          const row = group.locator('> button').filter({ visible: true })
          await expect.poll(() => row.count(), `${width} wide`).toBeGreaterThanOrEqual(2)
          await expect.poll(() => rowsOf(row), `${width} wide`).toBe(1)
        }
      }
    }
  })
}

test('the text of the invitation to Tonight is clear of the posters beside it', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/')
  const card = places(I.page).main.getByRole('region', { name: 'What shall we watch tonight?' })
  await card.scrollIntoViewIfNeeded()
  for (const width of [768, 820, 1024, 1280, 1440]) {
    await I.page.setViewportSize({ width, height: 800 })
    const gap = () =>
      card.evaluate((element) => {
        const words = element.querySelector('p')?.getBoundingClientRect().right ?? 0
        const posters = [...(element.lastElementChild?.children ?? [])].map((one) => one.getBoundingClientRect().left)
        return Math.min(...posters) - words
      })
    await expect.poll(gap, `${width} wide`).toBeGreaterThanOrEqual(0)
  }
})

for (const count of [4, 5, 8, 10, 20]) {
  test(`the card that creates a collection is not alone in its row beside ${count} on a large screen`, async ({
    I,
  }) => {
    await I.page.setViewportSize({ width: 1440, height: 900 })
    await givenShelves(I.page, count, { collectionsItemsPerPage: '20' })
    await I.open('/collections')
    const cards = places(I.page).main.getByRole('list').first().getByRole('listitem')
    await expect(cards).toHaveCount(count + 1)
    const rowsOfLastTwo = () =>
      cards.evaluateAll((items) => new Set(items.slice(-2).map((item) => item.getBoundingClientRect().top)).size)
    await expect.poll(rowsOfLastTwo).toBe(1)
  })
}
