import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

declare global {
  interface Window {
    /** Sum of the layout shifts since the page started. */
    shifted?: number
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Waits until every picture on the screen is drawn or loaded. */
const seePictures = async (I: Visitor) => {
  const { cards } = places(I.page)
  await I.seeCardCount(20)
  await expect
    .poll(() =>
      cards.evaluateAll((all) =>
        all.slice(0, 10).every((card) => {
          const image = card.querySelector('img')
          return image
            ? image.complete && image.naturalWidth > 0
            : card.querySelector('svg[viewBox]:not([viewBox="0 0 24 24"])') !== null
        }),
      ),
    )
    .toBe(true)
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

for (const build of ['demo', 'keyed'] as const) {
  test.describe(`Home of the ${build} build`, () => {
    test.use({ build })

    for (const width of [390, 1440]) {
      test(`loads without layout shifts, ${width} px wide`, async ({ I }) => {
        await I.page.setViewportSize({ width, height: 900 })
        await watchShifts(I.page)
        await I.open('/')
        await I.page.waitForLoadState('networkidle')
        await expect.poll(() => places(I.page).cards.filter({ visible: true }).count()).toBe(width === 390 ? 8 : 20)
        expect(await I.page.evaluate(() => window.shifted)).toBe(0)
      })
    }

    test('requests nothing twice', async ({ I, catalog }) => {
      const asked: string[] = []
      I.page.on('request', (request) => asked.push(request.url()))
      await I.open('/')
      await seePictures(I)
      await I.page.waitForLoadState('networkidle')
      expect(repeated(asked)).toEqual([])
      expect(repeated(catalog.requests.map(({ path, query }) => `${path} ${JSON.stringify(query)}`))).toEqual([])
    })
  })
}

/** Holds back the app's code until the promise resolves. */
const holdCode = (page: Page, until: Promise<unknown>) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    await until
    await route.continue()
  })

test.describe('with a built-in key', () => {
  test.use({ build: 'keyed' })
  for (const settings of [{}, { apiKey: ' my-own-key ', language: 'de-DE' }]) {
    test(`with the settings ${JSON.stringify(settings)} the list is requested before the app's code has loaded`, async ({
      I,
      catalog,
    }) => {
      await givenStored(I.page, { settings: JSON.stringify(settings) })
      await holdCode(I.page, I.page.waitForRequest(/\/trending\/movie\/week/))
      await I.open('/')
      await I.seeCardCount(20)
      const lists = catalog.requests.filter(({ path }) => path === '/trending/movie/week')
      expect(lists.map(({ query }) => [query['api_key'], query['language']])).toEqual([
        [settings.apiKey?.trim() ?? 'a-test-key', settings.language ?? 'en-US'],
      ])
    })
  }
})

/** Opens Home but holds back the app's code until the returned function is called. */
const openBeforeTheCode = async (I: Visitor) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await holdCode(I.page, released)
  await I.page.goto('/', { waitUntil: 'commit' })
  return release
}

const placesOf = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect()
      return [picture instanceof HTMLImageElement && picture.complete && picture.currentSrc, x, y, width, height]
    }),
  )

for (const { width, count } of [
  { width: 390, count: 8 },
  { width: 820, count: 12 },
  { width: 1440, count: 20 },
]) {
  test(`the first posters are shown before the code has loaded, and do not move, ${width} px wide`, async ({ I }) => {
    const asked: string[] = []
    I.page.on('request', (request) => asked.push(request.url()))
    await I.page.setViewportSize({ width, height: 900 })
    const letTheCodeArrive = await openBeforeTheCode(I)
    const early = I.page.locator('#root img').filter({ visible: true })
    await expect
      .poll(async () => (await placesOf(early)).filter(([loaded]) => loaded))
      .toHaveLength(Math.min(count, 10))
    const before = await placesOf(early)
    letTheCodeArrive()
    await I.seeCardCount(count)
    const eager = places(I.page).cards.locator('img[loading=eager]')
    await expect.poll(() => placesOf(eager)).toEqual(before)
    await I.page.waitForLoadState('networkidle')
    expect(repeated(asked)).toEqual([])
  })
}

test('Home loads in a background tab, which is never painted', async ({ I }) => {
  await I.page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    PerformanceObserver.prototype.observe = () => {}
  })
  await I.open('/')
  await I.seeCardCount(20)
})

test('a poster that fails to load before the code leaves its placeholder unchanged', async ({ I, expectConsole }) => {
  expectConsole(/Failed to load resource: net::ERR_FAILED \(.*\/t\/p\//)
  await I.page.route(/\/t\/p\//, (route) => route.abort())
  const failed = I.page.waitForEvent('requestfailed')
  const letTheCodeArrive = await openBeforeTheCode(I)
  await failed
  await expect(I.page.locator('#root img')).toHaveCount(0)
  letTheCodeArrive()
  await I.seeCardCount(20)
})

test('no poster of an adult movie is shown before the code has loaded', async ({ I }) => {
  const movie = (id: number, adult: boolean) => ({ id, title: `Film ${id}`, poster_path: `/p${id}.png`, adult })
  const results = [movie(1, true), { ...movie(2, false), poster_path: null }, movie(3, false)]
  await I.page.route(/\/trending\/movie\/week/, (route) =>
    route.fulfill({
      json: { page: 1, results, total_pages: 1, total_results: 3 },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  const letTheCodeArrive = await openBeforeTheCode(I)
  const early = I.page.locator('.shell-grid i')
  await expect(early.nth(1).locator('img')).toHaveAttribute('srcset', /\/p3\.png 342w/)
  await expect(early.locator('img')).toHaveCount(1)
  letTheCodeArrive()
  await I.seeCards('Film 2', 'Film 3')
})

test.describe('without a key', () => {
  test.use({ build: 'demo' })

  test('nothing is requested from any other host', { tag: '@gate' }, async ({ I, site, catalog }) => {
    const asked: string[] = []
    I.page.on('request', (request) => asked.push(request.url()))
    await I.open('/movie/157336')
    await I.seeMovie('Interstellar')
    await I.page.waitForLoadState('networkidle')
    expect(asked.filter((url) => !url.startsWith(`${site}/`))).toEqual([])
    expect(catalog.requests).toEqual([])
  })
})

test('with a key the demo catalog is not loaded, and no cookie is sent', { tag: '@gate' }, async ({ I, catalog }) => {
  const loaded: string[] = []
  I.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const calls = () =>
    catalog.requests
      .filter(({ path }) => !path.startsWith('/t/p/'))
      .map(({ path, query, cookie }) => ({ path, query, cookie }))
      .toSorted((one, other) => one.path.localeCompare(other.path))
  const next = I.page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/movie-'))
  await I.open('/')
  await seePictures(I)
  await next
  await expect.poll(calls).toEqual([
    { path: '/genre/movie/list', query: { language: 'en-US', api_key: 'a-test-key' }, cookie: null },
    { path: '/trending/movie/week', query: { language: 'en-US', page: '1', api_key: 'a-test-key' }, cookie: null },
  ])
  expect(loaded.filter((path) => /handler|catalog|drawn-poster/.test(path))).toEqual([])
  await I.dontSee(/demo catalog/)
})

test('Home shows four rows in two to seven columns', async ({ I }) => {
  await I.open('/')
  for (const [width, count] of [
    [639, 8],
    [640, 12],
    [1024, 16],
    [1280, 20],
    [1920, 24],
    [2400, 28],
  ] as const) {
    await I.page.setViewportSize({ width, height: 800 })
    await I.seeCardCount(count)
    const rows = () =>
      places(I.page)
        .cards.filter({ visible: true })
        .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size)
    await expect.poll(rows, `${width} wide`).toBe(4)
  }
})
