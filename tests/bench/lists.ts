import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { buildTestSites, testSites } from '#tools/test-sites.ts'
import { largeLibrary } from '../support/large-library.ts'
import type { Line } from './table.ts'

const movies = 5000
const collections = 200
const slowdown = 4
const rounds = 5

/** Records when an input happened and when its result was painted. */
const observe = (): void => {
  const marks = { at: 0, painted: 0 }
  Object.assign(globalThis, { marks })
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> }
  }
  const note = (): void => {
    if (marks.painted === 0) marks.painted = performance.now()
  }
  const begin = (event: Event): void => {
    if (marks.at === 0) marks.at = event.timeStamp
  }
  for (const type of ['keydown', 'click', 'change']) addEventListener(type, begin, { capture: true })
  const look = (): void => {
    const { isDone } = globalThis as unknown as { isDone?: () => boolean }
    // Once that frame is painted, before all tasks that wait: a message would come after what the page does later.
    if (marks.at > 0 && marks.painted === 0 && isDone?.()) void scheduler.postTask(note, { priority: 'user-blocking' })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

type Expected = string | { readonly field: string; readonly value: string }

/** Milliseconds from an input to the paint of its result: a text on the page or the value of a field. */
const timed = async (page: Page, expected: Expected, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((wanted) => {
    const world = globalThis as unknown as { marks: { at: number; painted: number }; isDone: () => boolean }
    Object.assign(world.marks, { at: 0, painted: 0 })
    world.isDone = () => {
      if (typeof wanted === 'string') return document.querySelector('main')?.textContent?.includes(wanted) ?? false
      return document.querySelector<HTMLInputElement>(`[aria-label="${wanted.field}"]`)?.value === wanted.value
    }
  }, expected)
  await act()
  await page.waitForFunction(() => (globalThis as unknown as { marks: { painted: number } }).marks.painted > 0)
  return page.evaluate(() => {
    const { marks } = globalThis as unknown as { marks: { at: number; painted: number } }
    return marks.painted - marks.at
  })
}

/** Answers of today for all movies: every other one is on Netflix. */
const keepAvailability = (ids: readonly number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('matinee-answers')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('answers', 'readwrite')
      const now = Date.now()
      for (const [index, id] of ids.entries()) {
        const key = JSON.stringify(['availability', 'demo', 'US', id])
        const data = { services: index % 2 === 0 ? [8, 15] : [9], fetchedAt: now }
        transaction
          .objectStore('answers')
          .put({ key, data, version: '', size: 100, savedAt: now, usedAt: now, people: [] })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

interface Preparation {
  readonly settings?: object
  readonly prepare?: (page: Page) => Promise<void>
}

const openList = async (
  browser: Browser,
  url: string,
  path: string,
  { settings = {}, prepare }: Preparation = {},
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.addInitScript(
    (texts: Readonly<Record<string, string>>) => {
      if (localStorage.getItem('watchlist') === null)
        for (const key in texts) localStorage.setItem(key, texts[key] ?? '')
    },
    { ...largeLibrary(movies, collections), settings: JSON.stringify(settings) },
  )
  await page.goto(`${url}${path}`)
  await page.getByRole('status').first().waitFor()
  await page.waitForTimeout(3000)
  await prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Types into a search field and measures when the field and the list show each key. */
async function* measureTyping(page: Page, field: string, text: string): AsyncGenerator<Line> {
  const input = page.getByLabel(field)
  await input.click()
  const [shown, followed]: [number[], number[]] = [[], []]
  for (let length = 1; length <= text.length; length += 1) {
    const typed = text.slice(0, length)
    const press = () => page.keyboard.press(typed.at(-1) ?? '')
    // The list is observed for every other key.
    if (length % 2 === 0) followed.push(await timed(page, `matching "${typed.trim()}"`, press))
    else shown.push(await timed(page, { field, value: typed }, press))
    await page.waitForTimeout(300)
  }
  yield { what: 'typing, the field', values: shown, bar: 50 }
  yield { what: 'typing, the filtered list', values: followed }
}

const choose = async (page: Page, label: string, option: string, expected: string): Promise<number> => {
  await page.getByRole('combobox', { name: label }).click()
  const item = page.getByRole('option', { name: option, exact: true })
  await item.waitFor()
  await page.waitForTimeout(300)
  return timed(page, expected, () => item.click())
}

async function* measureWatchlist(browser: Browser, url: string): AsyncGenerator<Line> {
  const page = await openList(browser, url, '/watchlist')
  const cards = page.getByRole('article')
  yield `Watchlist, ${movies} movies, ${await cards.count()} cards in the document`
  yield* measureTyping(page, 'Search your watchlist...', 'garden wi')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.waitForTimeout(500)
  const pages: number[] = []
  for (const number of [2, 3, 4]) {
    const link = page.getByRole('link', { name: `Page ${number}`, exact: true })
    await link.scrollIntoViewIfNeeded()
    const first = await cards.first().innerText()
    const watch = page.evaluate((before) => {
      const world = globalThis as unknown as { marks: { at: number; painted: number }; isDone: () => boolean }
      Object.assign(world.marks, { at: 0, painted: 0 })
      world.isDone = () => document.querySelector<HTMLElement>('article')?.innerText !== before
    }, first)
    await watch
    await link.click()
    await page.waitForFunction(() => (globalThis as unknown as { marks: { painted: number } }).marks.painted > 0)
    pages.push(
      await page.evaluate(() => {
        const { marks } = globalThis as unknown as { marks: { at: number; painted: number } }
        return marks.painted - marks.at
      }),
    )
    await page.waitForTimeout(500)
  }
  yield { what: 'turning a page', values: pages, bar: 100 }
  const tabs = [
    await timed(page, '3,333 movies', () => page.getByRole('link', { name: /^Unwatched/ }).click()),
    await timed(page, '1,667 movies', () => page.getByRole('link', { name: /^Watched \(/ }).click()),
    await timed(page, '5,000 movies', () => page.getByRole('link', { name: /^All/ }).click()),
  ]
  yield { what: 'changing the tab', values: tabs, bar: 100 }
  const orders: Readonly<Record<string, readonly [order: string, expected: string][]>> = {
    'by date': [
      ['Oldest Added', 'Night Night 1'],
      ['Recently Added', ' 5000'],
    ],
    'by title': [['Title (A-Z)', 'Blue Blue']],
    back: [['Title (Z-A)', 'Winter Winter']],
    'by rating': [['Rating (High)', '9.9']],
  }
  const times = new Map<string, number[]>()
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, choices] of Object.entries(orders)) {
      for (const [order, expected] of choices) {
        times.set(kind, [...(times.get(kind) ?? []), await choose(page, 'Sort by', order, expected)])
        await page.waitForTimeout(500)
      }
    }
  }
  for (const [kind, values] of times) yield { what: `changing the order, ${kind}`, values, bar: 100 }
  await page.context().close()
}

async function* measureServices(browser: Browser, url: string): AsyncGenerator<Line> {
  const prepare = async (opened: Page) => {
    const stored = await opened.evaluate(() => localStorage.getItem('watchlist') ?? '')
    const ids: readonly number[] = JSON.parse(stored).map(({ movieId }: { movieId: number }) => movieId)
    await opened.evaluate(keepAvailability, ids)
    await opened.reload()
    await opened.getByRole('img', { name: /^On / }).first().waitFor()
    await opened.waitForTimeout(1000)
  }
  const page = await openList(browser, url, '/watchlist', { settings: { services: { US: [8, 9] } }, prepare })
  await page.getByRole('button', { name: 'Filters' }).click()
  const service = page.getByRole('combobox', { name: 'Where to watch' })
  const chooseService = (label: string, expected: string) =>
    timed(page, expected, async () => void (await service.selectOption({ label })))
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    times.push(await chooseService('Netflix', 'matching "Netflix"'))
    times.push(await chooseService('Anywhere', '5,000 movies'))
  }
  yield { what: 'filtering by service', values: times, bar: 100 }
  await page.context().close()
}

async function* measureCollections(browser: Browser, url: string): AsyncGenerator<Line> {
  const page = await openList(browser, url, '/collections')
  yield `Collections, ${collections} of them`
  yield* measureTyping(page, 'Search collections...', 'shelf gar')
  await page.context().close()
}

/** How fast the lists are with a large library on a slow processor. */
export async function* measureLists(): AsyncGenerator<Line> {
  await buildTestSites(['demo'])
  const site = await serveSite({ dir: testSites.demo, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-proxy-server'] })
  try {
    yield `From the input to the paint of its result, CPU x${slowdown}`
    yield* measureWatchlist(browser, site.url)
    yield* measureServices(browser, site.url)
    yield* measureCollections(browser, site.url)
  } finally {
    await browser.close()
    await site.close()
  }
}
