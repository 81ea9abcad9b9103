import type { Browser, Page } from '@playwright/test'
import { movieTitle } from '../faults/movies.ts'
import { knowMovies } from '../faults/stored.ts'
import { openKeyedSite } from './keyed-site.ts'
import { givenLibrary } from './large-records.ts'
import { type Line, median } from './table.ts'

const toggles = 20
const starts = 5
const durableBar = 50

interface Size {
  readonly movies: number
  readonly plays: number
  /** The limit from a click to the paint on a processor four times slower, in milliseconds. */
  readonly paintBar: number
}

const sizes: readonly Size[] = [
  { movies: 1000, plays: 1000, paintBar: 50 },
  { movies: 5000, plays: 5000, paintBar: 50 },
  { movies: 20_000, plays: 30_000, paintBar: 100 },
]
/** A page that still reads its lists would delay the next one's. */
const readingMs = 2000
/** How much longer the first card may take with 20,000 movies than with 5,000. */
const startBar = 2

interface Marks {
  /** Milliseconds from the click to the frame that shows it, and to the completed database transaction. */
  readonly painted: number[]
  readonly durable: number[]
  firstCard: number
}

declare global {
  var recordMarks: Marks
}

/** For a page: notes when each click is painted and durable. */
export const observeToggles = (): void => {
  const marks: Marks = { painted: [], durable: [], firstCard: 0 }
  globalThis.recordMarks = marks
  let clicked = 0
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> }
  }
  // Once that frame is painted, before all tasks that wait.
  const afterFrame = (task: () => void): void => {
    requestAnimationFrame(() => void scheduler.postTask(task, { priority: 'user-blocking' }))
  }
  const start = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof start>) {
    const transaction = start.apply(this, args)
    const since = clicked
    if (args[1] === 'readwrite' && since > 0) {
      clicked = 0
      transaction.addEventListener('complete', () => marks.durable.push(performance.now() - since))
    }
    return transaction
  }
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
      afterFrame(() => marks.painted.push(performance.now() - timeStamp))
    },
    { capture: true },
  )
  const cards = new MutationObserver(() => {
    if (!document.querySelector('main article')) return
    cards.disconnect()
    afterFrame(() => {
      marks.firstCard = performance.now()
    })
  })
  cards.observe(document, { childList: true, subtree: true })
}

/** Toggles the movies of the first page with the pointer, each once the previous one is durable. */
export const toggleMovies = async (page: Page): Promise<Marks> => {
  const buttons = page.getByRole('main').getByRole('button')
  await page.evaluate(() => {
    globalThis.recordMarks.painted.length = 0
    globalThis.recordMarks.durable.length = 0
  })
  for (let count = 1; count <= toggles; count += 1) {
    const title = movieTitle(1 + ((count - 1) % 10))
    const marked = buttons.and(page.getByLabel(`Mark ${title} as watched`, { exact: true }))
    await marked.or(page.getByLabel(`Mark ${title} as unwatched`, { exact: true })).click()
    await page.waitForFunction((all) => globalThis.recordMarks.durable.length >= all, count)
  }
  return page.evaluate(() => globalThis.recordMarks)
}

const startsOf = async (page: Page): Promise<number[]> => {
  const times: number[] = []
  for (let count = 0; count < starts; count += 1) {
    await page.waitForTimeout(readingMs)
    await page.goto('/watchlist')
    await page.waitForFunction(() => globalThis.recordMarks.firstCard > 0)
    times.push(await page.evaluate(() => globalThis.recordMarks.firstCard))
  }
  await page.waitForTimeout(readingMs)
  return times
}

async function* measure(
  browser: Browser,
  site: string,
  { movies, plays, paintBar }: Size,
  smaller: readonly number[],
): AsyncGenerator<Line, readonly number[]> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observeToggles)
  const devtools = await context.newCDPSession(page)
  await knowMovies(context)
  await givenLibrary(page, movies, plays)
  const first = await startsOf(page)
  const { painted, durable } = await toggleMovies(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await toggleMovies(page)
  yield `${movies.toLocaleString('en-US')} movies, ${plays.toLocaleString('en-US')} viewings`
  yield { what: 'click to paint', values: painted }
  yield { what: 'click to paint, CPU x4', values: slow.painted, bar: paintBar }
  yield { what: 'click to durable', values: durable, bar: durableBar }
  yield { what: 'click to durable, CPU x4', values: slow.durable }
  const bar = movies > 5000 ? startBar * median(smaller) : undefined
  yield { what: 'start to first card', values: first, ...(bar !== undefined && { bar }) }
  yield { what: 'memory, heap', values: [usedSize / 2 ** 20], unit: 'MiB' }
  await context.close()
  return first
}

/** The cost of a toggle and of a start as the library grows beyond what fits into local storage. */
export async function* measureRecords(): AsyncGenerator<Line> {
  const { browser, url, close } = await openKeyedSite()
  try {
    yield `${toggles} toggles, ${starts} starts`
    let smaller: readonly number[] = []
    for (const size of sizes) smaller = yield* measure(browser, url, size, smaller)
  } finally {
    await close()
  }
}
