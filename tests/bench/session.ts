import type { Browser, Page } from '@playwright/test'
import { movieTitle } from '../faults/movies.ts'
import { knowMovies } from '../faults/stored.ts'
import { openKeyedSite } from './keyed-site.ts'
import { givenLibrary } from './large-records.ts'
import type { Line } from './table.ts'

const movies = 5000
const slowdown = 4
const rounds = 3
/** Between two interactions: what follows the first may still run when the second begins. */
const pauseMs = 1000
/** The browser reports no shorter ones. */
const shortest = 16
const worstBar = 400
const nearlyAllBar = 200

declare global {
  /** By the browser's number of each interaction: from the input to the next paint, in milliseconds. */
  var interactions: Map<number, number>
}

const observe = (): void => {
  globalThis.interactions = new Map()
  const note = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      const { interactionId, duration } = entry
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    }
  }
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver(note).observe(options)
}

interface Step {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
}

const card = (page: Page, number: number) => page.getByRole('link', { name: new RegExp(`^${movieTitle(number)}\\b`) })
const press = (key: string) => (page: Page) => page.keyboard.press(key)
/** Once it is there: before, nobody hears the key. */
const close = async (page: Page): Promise<void> => {
  await page.getByRole('slider', { name: 'Your rating' }).waitFor()
  await page.keyboard.press('Escape')
}
const follow = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()

/** What people do most, as they do it: one interaction each. */
const steps: readonly Step[] = [
  { name: 'open a movie', act: (page) => card(page, 2).first().click() },
  { name: 'close it', act: close },
  { name: 'open a movie', act: (page) => card(page, 3).first().click() },
  { name: 'go to its stars', act: (page) => page.getByRole('slider', { name: 'Your rating' }).focus() },
  { name: 'rate', act: press('4') },
  { name: 'rate', act: press('ArrowRight') },
  { name: 'close it', act: close },
  ...[4, 5].map((number) => ({
    name: 'toggle',
    act: (page: Page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: `Mark ${movieTitle(number)} as watched`, exact: true })
        .click(),
  })),
  { name: 'filter', act: (page) => page.getByRole('button', { name: /^Filters/ }).click() },
  { name: 'go to a filter', act: (page) => page.getByRole('dialog').getByRole('combobox').first().focus() },
  { name: 'filter', act: press('ArrowDown') },
  { name: 'filter', act: press('ArrowUp') },
  { name: 'filter', act: press('Escape') },
  { name: 'turn a page', act: follow(/^Page 2$/) },
  { name: 'turn a page', act: follow(/^Page 3$/) },
  { name: 'turn to a tab', act: follow(/^Unwatched/) },
  { name: 'search', act: press('/') },
  ...[...'film'].map((letter) => ({ name: 'search', act: press(letter) })),
  { name: 'search', act: press('Escape') },
  { name: 'open the diary', act: follow(/^Watched$/) },
  { name: 'open the diary', act: follow(/^Diary/) },
  {
    name: 'open a movie of the diary',
    act: (page) => page.getByRole('main').locator('article a, li a').first().click(),
  },
  { name: 'close it', act: close },
]

/** The milliseconds of each interaction of one session, by step. */
const play = async (page: Page): Promise<readonly (readonly [name: string, milliseconds: number])[]> => {
  await page.goto('/watchlist')
  await card(page, 2).first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(5 * pauseMs)
  const taken: (readonly [string, number])[] = []
  for (const { name, act } of steps) {
    await page.evaluate(() => interactions.clear())
    await act(page)
    await page.waitForTimeout(pauseMs)
    const times = await page.evaluate(() => [...interactions.values()])
    // Focus alone is none.
    if (!name.startsWith('go to')) taken.push([name, Math.max(shortest, ...times)])
  }
  await devtools.detach()
  return taken
}

async function* measure(browser: Browser, site: string): AsyncGenerator<Line> {
  const all: (readonly [name: string, milliseconds: number])[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    const page = await context.newPage()
    await page.addInitScript(observe)
    await knowMovies(context)
    await givenLibrary(page, movies, movies)
    all.push(...(await play(page)))
    await context.close()
  }
  for (const step of new Set(all.map(([name]) => name)))
    yield { what: step, values: all.flatMap(([name, milliseconds]) => (name === step ? milliseconds : [])) }
  const sorted = all.map(([, milliseconds]) => milliseconds).toSorted((one, other) => one - other)
  yield {
    what: 'of 100 interactions, the fifth slowest',
    values: [sorted[Math.floor(sorted.length * 0.95)] ?? 0],
    bar: nearlyAllBar,
  }
  yield { what: 'the slowest interaction', values: [sorted.at(-1) ?? 0], bar: worstBar }
}

/** What a user waits for in a session on a slow processor: from each input to the next paint. */
export async function* measureSession(): AsyncGenerator<Line> {
  const { browser, url, close } = await openKeyedSite(80)
  try {
    yield `${movies.toLocaleString('en-US')} movies, each with a viewing, CPU x${slowdown}; ${rounds} sessions of ${steps.length} steps`
    yield* measure(browser, url)
  } finally {
    await close()
  }
}
