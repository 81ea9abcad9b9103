import type { Locator } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenStored, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const edges = (each: Locator) =>
  each.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  })

for (const path of ['/watchlist', '/watched', '/collections', '/collections/7']) {
  test(`on a phone the controls of ${path} are one row from edge to edge`, async ({ I }) => {
    if (path === '/collections/7') await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
    else await givenWatchlist(I.page, 'Interstellar', 'Alien ✓')
    await I.page.setViewportSize({ width: 390, height: 844 })
    await I.open(path)
    const { main } = places(I.page)
    const [left, right] = await edges(main.locator('header'))
    const search = main.getByRole('searchbox')
    const view = main.getByRole('button', { name: 'Sort by' })
    expect((await edges(search))[0]).toBe(left)
    expect((await edges(view))[1]).toBe(right)
    const middle = (each: Locator) =>
      each.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        return Math.round(top + height / 2)
      })
    expect(await middle(view)).toBe(await middle(search))
  })
}

test('on a phone the search and the filters of the diary are one row from edge to edge', async ({ I }) => {
  await givenStored(I.page, { 'watch-history': '[{"movieId":603,"watchedAt":"2024-03-01T12:00:00.000Z"}]' })
  await I.page.setViewportSize({ width: 390, height: 844 })
  await I.open('/watched/diary')
  const { main } = places(I.page)
  const filters = main.getByRole('button', { name: 'Filters' })
  await expect(filters).toBeVisible()
  const [left, right] = await edges(main.locator('header'))
  expect((await edges(main.getByRole('searchbox')))[0]).toBe(left)
  expect((await edges(filters))[1]).toBe(right)
})

for (const language of ['en-US', 'de-DE', 'ja-JP', 'ru-RU']) {
  test(`no label of the controls of a list is cut at any width in ${language}`, async ({ I }) => {
    await givenStored(I.page, {
      settings: JSON.stringify({ language, services: { US: [8] } }),
      watchlistSortOrder: 'release-date-desc',
    })
    await givenWatchlist(I.page, 'Alien')
    await I.open('/watchlist?genre=Horror&service=mine')
    const { main } = places(I.page)
    await expect(main.getByRole('article')).toHaveCount(0)
    const cut = () =>
      main.locator('button, [data-part="value-text"]').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right } = one.getBoundingClientRect()
          const isOutside = right > document.documentElement.clientWidth || left < 0
          return one.scrollWidth > one.clientWidth + 1 || isOutside ? [one.textContent] : []
        }),
      )
    for (const width of [390, 820, 1024, 1280, 1440, 1920, 2560]) {
      await I.page.setViewportSize({ width, height: 900 })
      await I.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await expect.poll(cut, `${width} px wide`).toEqual([])
    }
  })
}

test('tabs that do not fit on a phone fade where more of them is hidden', async ({ I }) => {
  const saved = ['Halloween night', 'Under two hours', 'For the whole family'].map((name, index) => ({
    id: index + 1,
    list: 'watchlist',
    name,
    order: 'title-asc',
    conditions: { genre: 'Horror' },
  }))
  await givenStored(I.page, { settings: JSON.stringify({ savedFilters: saved }) })
  await givenWatchlist(I.page, 'Alien')
  await I.page.setViewportSize({ width: 390, height: 844 })
  await I.open('/watchlist')
  const tabs = I.page.getByRole('navigation', { name: 'Watchlist filter' })
  await expect(tabs).toHaveCSS('mask-image', /^linear-gradient\((?:to right|90deg), rgb\(0, 0, 0\)/)
  await tabs.evaluate((row) => {
    row.scrollLeft = row.scrollWidth
  })
  await expect(tabs).toHaveCSS('mask-image', /^linear-gradient\((?:to left|270deg), rgb\(0, 0, 0\)/)
  await I.page.setViewportSize({ width: 1440, height: 900 })
  await expect(tabs).toHaveCSS('mask-image', 'none')
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('small posters have the eye alone', async ({ I }) => {
    await givenStored(I.page, { listDensity: 'small' })
    await givenWatchlist(I.page, 'Alien')
    await I.open('/watchlist')
    const { main } = places(I.page)
    await expect(main.getByRole('button', { name: 'Mark Alien as watched' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Remove Alien from watchlist' })).toBeHidden()
  })
})

test('rows of a list are in two columns from 1920 pixels on, and in three from 2400', async ({ I }) => {
  await givenStored(I.page, { listDensity: 'rows' })
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  const { cards } = places(I.page)
  await expect(cards).toHaveCount(3)
  const columns = () =>
    cards.evaluateAll((rows) => new Set(rows.map((row) => Math.round(row.getBoundingClientRect().left))).size)
  for (const [width, expected] of [
    [1919, 1],
    [1920, 2],
    [2399, 2],
    [2400, 3],
  ] as const) {
    await I.page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `at ${width}`).toBe(expected)
  }
})
