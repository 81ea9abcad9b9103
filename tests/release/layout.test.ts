import type { Locator } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenCollection, givenStored, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })

test('on a phone, the diary is one tap away from any page, and the watched movies and the statistics two', {
  tag: '@gate',
}, async ({ I }) => {
  await I.page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/discover', '/collections', '/settings']) {
    await I.open(path)
    await I.goTo('Diary')
    await I.seeHeading('Diary')
    await places(I.page).main.getByRole('link', { name: 'Movies', exact: true }).click()
    await I.seeHeading('Watched Movies')
    await places(I.page).main.getByRole('link', { name: 'Statistics', exact: true }).click()
    await I.seeHeading('Statistics')
  }
})

test('on a phone, Tonight is the first line of Home, and on the watchlist', async ({ I }) => {
  await I.page.setViewportSize({ width: 390, height: 844 })
  await I.open('/')
  await places(I.page).main.getByRole('link', { name: 'What shall we watch tonight?' }).click()
  await I.seeHeading('What shall we watch tonight?')
  await I.goTo('Watchlist')
  await places(I.page).main.getByRole('link', { name: 'Tonight', exact: true }).click()
  await I.seeHeading('What shall we watch tonight?')
})

test('shows a sidebar from 768 pixels on, and below that a bottom bar with Settings in the header', async ({ I }) => {
  await I.open('/watchlist')
  const links = places(I.page).navigation.getByRole('link')
  const progress = I.page.getByRole('progressbar', { name: 'Your progress' })
  const settings = I.page.getByRole('banner').getByRole('link', { name: 'Settings' })

  await I.page.setViewportSize({ width: 768, height: 800 })
  await expect(links).toHaveText([
    'Home',
    'Tonight',
    'Discover',
    'Watchlist',
    'Watched',
    'Collections',
    'Friends',
    'Settings',
  ])
  await expect(progress).toBeVisible()
  await expect(settings).toBeHidden()

  await I.page.setViewportSize({ width: 767, height: 800 })
  await expect(links).toHaveText(['Home', 'Discover', 'Watchlist', 'Diary', 'Collections'])
  await expect(progress).toBeHidden()
  const bottom = async () => {
    const bar = await places(I.page).navigation.boundingBox()
    return bar && bar.y + bar.height
  }
  await expect.poll(bottom).toBe(800)
  await settings.click()
  await I.seeHeading('Settings')
  await I.goTo('Watchlist')
  await I.seeAddress('/watchlist')
})

const search = (I: Visitor, name: string) => I.page.getByRole('searchbox', { name })
const choice = (I: Visitor, name: string) => I.page.getByRole('combobox', { name })
const button = (I: Visitor, name: string) => I.page.getByRole('button', { name, exact: true })
const ownControls = (I: Visitor, searchName: string) => [
  search(I, searchName),
  // A select, or the button that opens the panel with it.
  choice(I, 'Sort by').or(button(I, 'Sort by')),
  I.page.getByRole('button', { name: 'Filters' }),
  button(I, 'Select'),
]
const filters = (I: Visitor) => [button(I, "Hide what I've seen"), button(I, 'Services')]

const lists: readonly (readonly [name: string, path: string, controls: (I: Visitor) => readonly Locator[]])[] = [
  [
    'the watchlist',
    '/watchlist',
    (I) => [
      ...ownControls(I, 'Search your watchlist...'),
      ...['All (3)', 'Unwatched (2)', 'Watched (1)'].map((name) => I.page.getByRole('link', { name, exact: true })),
    ],
  ],
  ['the watched movies', '/watched', (I) => ownControls(I, 'Search your watched movies...')],
  [
    'a collection',
    '/collections/7',
    (I) => [
      ...ownControls(I, 'Search movies in this collection...'),
      button(I, 'Edit Collection'),
      button(I, 'Delete Collection'),
      places(I.page).main.getByRole('link', { name: 'Back to Collections' }),
    ],
  ],
  ['what is trending', '/discover', filters],
  ['a genre', '/discover?tab=genre&page=1', (I) => [choice(I, 'Genre'), choice(I, 'Order'), ...filters(I)]],
  ['a search', '/discover?query=dune', (I) => [button(I, 'Clear Search')]],
  [
    'a search that finds people',
    '/discover?query=the',
    (I) => [button(I, 'Clear Search'), I.page.getByRole('region', { name: 'People' }).getByRole('link').first()],
  ],
]

for (const [name, path, controls] of lists) {
  test(`the posters of ${name} start high on the page, with all controls on it`, async ({ I }) => {
    if (path === '/collections/7') await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
    else await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
    for (const [width, height, lowest] of [
      [1440, 900, 300],
      [820, 1180, 340],
      [390, 844, 380],
    ] as const) {
      await I.page.setViewportSize({ width, height })
      await I.open(path)
      for (const control of controls(I)) await expect(control, `at ${width}`).toBeVisible()
      const top = async () => (await places(I.page).cards.first().boundingBox())?.y
      await expect.poll(top, `the first poster at ${width}`).toBeLessThanOrEqual(lowest)
    }
  })
}

test('what narrows a list is a chip that removes it, and moves nothing', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  const chips = places(I.page).main.getByRole('button', { name: /^Remove filter/ })
  await expect(chips).toHaveCount(0)
  const top = async () => (await places(I.page).cards.first().boundingBox())?.y
  const before = await top()
  await search(I, 'Search your watchlist...').fill('alien')
  await I.click('Filters')
  await I.page.getByRole('dialog').getByText('Horror', { exact: true }).click()
  await I.press('Escape')
  await expect(chips).toHaveText(['alien', 'Horror'])
  await expect.poll(top).toBe(before)
  await I.click('Remove filter: alien')
  await expect(search(I, 'Search your watchlist...')).toHaveValue('')
  await I.click('Remove filter: Horror')
  await expect(chips).toHaveCount(0)
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  await I.seeAddress('/watchlist?page=1')
})

test('the search box and the page share one left edge at every width', async ({ I }) => {
  await I.open('/watchlist')
  const heading = places(I.page).main.getByRole('heading', { level: 1 })
  for (const width of [768, 1024, 1440, 1920, 2560, 3440]) {
    await I.page.setViewportSize({ width, height: 900 })
    const leftEdges = async () => [(await places(I.page).search.boundingBox())?.x, (await heading.boundingBox())?.x]
    const contentWidth = () =>
      places(I.page).main.evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      })
    await expect.poll(async () => new Set(await leftEdges()).size, `${width} wide`).toBe(1)
    if (width >= 2560) await expect.poll(contentWidth, `${width} wide`).toBe(2240)
    else expect(await contentWidth(), `${width} wide`).toBeLessThanOrEqual(2240)
  }
})

test('between 768 and 1024 pixels the sidebar is a rail of icons with their names below them', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  const rail = I.page.getByRole('complementary')
  for (const [width, wide] of [
    [768, 72],
    [1023, 72],
    [1024, 232],
  ] as const) {
    await I.page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await rail.boundingBox())?.width, `at ${width}`).toBe(wide)
    await expect(rail.getByRole('link', { name: 'Collections' })).toBeVisible()
  }
  await I.page.setViewportSize({ width: 820, height: 800 })
  await expect(rail.getByText('2', { exact: true })).toBeVisible()
  await expect(rail.getByText('1', { exact: true })).toBeVisible()
  const name = rail.getByText('Collections', { exact: true })
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(30)
  expect((await name.boundingBox())?.width).toBeLessThanOrEqual(72)
})

for (const path of ['/watchlist', '/watched']) {
  test(`on a phone the first poster of ${path} is below at most 200 pixels of controls`, async ({ I }) => {
    await I.page.addInitScript(() => localStorage.setItem('settings', '{"services":{"US":[8]}}'))
    await givenWatchlist(I.page, 'Alien ✓', 'The Matrix ✓', 'Interstellar')
    await I.page.setViewportSize({ width: 390, height: 844 })
    await I.open(path)
    const { main } = places(I.page)
    const top = async () => (await main.getByRole('article').first().boundingBox())?.y ?? 0
    const header = (await I.page.getByRole('banner').boundingBox())?.height ?? 0
    if (path === '/watchlist') await expect(main.getByRole('button', { name: 'On my services' })).toBeVisible()
    await expect.poll(async () => (await top()) - header).toBeLessThanOrEqual(200)
  })
}

for (const path of ['/watchlist', '/watched', '/discover', '/discover?tab=genre']) {
  test(`on a phone held across, the posters of ${path} begin above the middle of the screen`, async ({ I }) => {
    await givenWatchlist(I.page, 'Alien ✓', 'The Matrix ✓', 'Interstellar')
    await I.page.setViewportSize({ width: 844, height: 390 })
    await I.open(path)
    await expect.poll(async () => (await places(I.page).cards.first().boundingBox())?.y).toBeLessThanOrEqual(195)
  })
}

for (const density of ['posters', 'small']) {
  test(`on a phone no badge lies on the title of a drawn poster, as ${density}`, async ({ I }) => {
    const history = [{ movieId: 348, watchedAt: '2024-03-01T12:00:00.000Z', rating: 9 }]
    await givenStored(I.page, { listDensity: density, 'watch-history': JSON.stringify(history) })
    await givenWatchlist(I.page, 'Alien ✓')
    await I.page.setViewportSize({ width: 390, height: 844 })
    await I.open('/watchlist')
    const card = places(I.page).cards.first()
    const poster = await card.locator('> div').first().boundingBox()
    const badge = await card.getByTitle(/^You rated/).boundingBox()
    if (!poster || !badge) throw new TypeError('The card has no poster or no badge.')
    // Titles end at 234 of its 300 units.
    expect((badge.y - poster.y) / poster.height).toBeGreaterThanOrEqual(0.78)
  })
}

test('on a phone the way up lies on no button of a list', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.page.setViewportSize({ width: 390, height: 500 })
  await I.open('/watchlist')
  await places(I.page).main.getByRole('article').last().scrollIntoViewIfNeeded()
  await I.page.mouse.wheel(0, 900)
  const up = I.page.getByRole('button', { name: 'Scroll to top' })
  await expect(up).toBeVisible()
  const header = await I.page.getByRole('banner').boundingBox()
  const box = await up.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  const left = (await places(I.page).search.boundingBox())?.x ?? 0
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left)
})

test('the line about the demo catalog costs a list no room', async ({ I }) => {
  await I.open('/watchlist')
  const line = I.page.getByRole('status').filter({ hasText: 'demo catalog' })
  await expect(I.page.getByRole('banner').getByText(/demo catalog/)).toBeVisible()
  for (const width of [768, 820, 1024]) {
    await I.page.setViewportSize({ width, height: 844 })
    const words = I.page.getByRole('banner').getByText(/demo catalog/i)
    await expect.poll(async () => (await words.boundingBox())?.height, `at ${width}`).toBeLessThan(24)
    expect((await places(I.page).search.boundingBox())?.width, `at ${width}`).toBeGreaterThan(200)
  }
  await I.page.setViewportSize({ width: 390, height: 844 })
  await expect(line).toHaveCount(0)
  await I.goTo('Discover')
  await expect(places(I.page).main.getByText(/demo catalog/)).toBeVisible()
  await I.click('Dismiss this notice')
  await expect(line).toHaveCount(0)
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
  ['a watchlist with many filters', '/watchlist?genre=Drama%7CScience+Fiction&service=mine'],
  ['collections filtered by an endless word', `/collections?filter=${endless}`],
  ['Discover searched for a word without end', `/discover?query=${endless}`],
] as const

/** Runs in the page: what scrolls sideways. */
const tooWide = () =>
  [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'hidden',
    )
    .filter((element) => element === document.documentElement || getComputedStyle(element).overflowX === 'auto')
    .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`)

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
      await expect.poll(() => I.page.evaluate(tooWide), `${width} wide`).toEqual([])
    }
  })
}
