import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { buildTestSites, testSites } from '#tools/test-sites.ts'
import { largeLibrary } from '../support/large-library.ts'
import { openImport } from './import-page.ts'
import type { Line } from './table.ts'

const movies = 5000
const collections = 200
const rounds = 5
const longestFrame = 100

/** What `observe` records on the page. */
interface Marks {
  /** When the awaited element was first seen, in milliseconds since the start of the page. */
  seen: number
  /** The longest time between two frames, and the longest task, in milliseconds. */
  frame: number
  task: number
  isSeen: () => boolean
}

declare global {
  var importMarks: Marks
}

const observe = (): void => {
  const marks: Marks = { seen: 0, frame: 0, task: 0, isSeen: () => false }
  globalThis.importMarks = marks
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    marks.frame = Math.max(marks.frame, now - last)
    last = now
    if (marks.seen === 0 && marks.isSeen()) marks.seen = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.task = Math.max(marks.task, duration)
  }).observe({ type: 'longtask' })
}

interface Measured {
  readonly time: number
  readonly frame: number
  readonly task: number
}

/** Measures from an action to the element that it leads to. */
const timed = async (page: Page, selector: string, act: () => Promise<void>): Promise<Measured> => {
  const start = await page.evaluate((wanted) => {
    const marks = globalThis.importMarks
    Object.assign(marks, { seen: 0, frame: 0, task: 0, isSeen: () => document.querySelector(wanted) !== null })
    return performance.now()
  }, selector)
  await act()
  await page.waitForFunction(() => globalThis.importMarks.seen > 0)
  const { seen, frame, task } = await page.evaluate(() => ({ ...globalThis.importMarks, isSeen: undefined }))
  return { time: seen - start, frame, task }
}

const backup = (): string => {
  const {
    watchlist = '[]',
    collections: lists = '[]',
    'collection-movies': links = '[]',
  } = largeLibrary(movies, collections)
  const metadata = { exportDate: '2026-01-01T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' }
  const data = `"watchlist":${watchlist},"collections":${lists},"collectionMovies":${links}`
  return `{"metadata":${JSON.stringify(metadata)},"data":{${data}}}`
}

const importOnce = async (browser: Browser, site: string, file: string, slowdown: number) => {
  const { page, devtools, close } = await openImport(browser, site, observe)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const review = await timed(page, '[role=dialog] table', () =>
    page.locator('#import input[type=file]').setInputFiles(file),
  )
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })
  await confirm.waitFor()
  const done = await timed(page, 'body:not(:has([role=dialog]))', () => confirm.click())
  await close()
  return { review, done }
}

const rows = (what: string, measured: readonly Measured[]): readonly Line[] => [
  { what, values: measured.map(({ time }) => time) },
  { what: '  its longest frame', values: [Math.max(...measured.map(({ frame }) => frame))], bar: longestFrame },
  { what: '  its longest task', values: [Math.max(...measured.map(({ task }) => task))] },
]

/** The cost of importing a large library: from choosing the file to the review, and from confirming to done. */
export async function* measureImport(): AsyncGenerator<Line> {
  await buildTestSites(['demo'])
  const folder = await mkdtemp(join(tmpdir(), 'matinee-import-'))
  const site = await serveSite({ dir: testSites.demo, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-proxy-server'] })
  try {
    const text = backup()
    // By path: transferring the bytes to the page would take long.
    const file = join(folder, 'large.json')
    await writeFile(file, text)
    yield `${movies} movies, ${collections} collections, ${(text.length / 2 ** 20).toFixed(1)} MiB, ${rounds} times`
    for (const slowdown of [1, 4]) {
      const all: Awaited<ReturnType<typeof importOnce>>[] = []
      for (let round = 0; round < rounds; round += 1) all.push(await importOnce(browser, site.url, file, slowdown))
      yield `CPU x${slowdown}`
      yield* rows(
        'file chosen to review',
        all.map(({ review }) => review),
      )
      yield* rows(
        'confirm to done',
        all.map(({ done }) => done),
      )
    }
  } finally {
    await browser.close()
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}
