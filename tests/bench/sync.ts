import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '#tools/test-sites.ts'
import { knowMovies } from '../faults/stored.ts'
import { startCatalog } from '../support/catalog-server.ts'
import { givenLibrary } from './large-records.ts'
import type { Line } from './table.ts'

const movies = 10_000
const plays = 15_000
const taskBar = 100
const memoryBar = 150
const fileBar = 2

interface Marks {
  /** The longest task, in milliseconds. */
  task: number
}

declare global {
  var syncMarks: Marks
}

const observe = (): void => {
  const marks: Marks = { task: 0 }
  globalThis.syncMarks = marks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.task = Math.max(marks.task, duration)
  }).observe({ type: 'longtask' })
}

interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

const newDevice = async (browser: Browser, site: string): Promise<Device> => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await knowMovies(context)
  return { context, page }
}

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Send to Another Device' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The processes of pages and their workers. */
const renderers = async (browser: Browser): Promise<readonly number[]> => {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

const mebibytesOf = async (pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
}

/** What the pages and their workers need at most while the task runs, beyond what they had before. Linux only. */
const memoryOf = async (browser: Browser, task: () => Promise<void>): Promise<number> => {
  const pids = await renderers(browser)
  const before = new Map<number, number>()
  for (const pid of pids) {
    // The peak begins anew.
    await writeFile(`/proc/${pid}/clear_refs`, '5')
    before.set(pid, await mebibytesOf(pid, 'VmRSS'))
  }
  await task()
  const grown: number[] = []
  for (const [pid, size] of before) grown.push((await mebibytesOf(pid, 'VmHWM')) - size)
  return Math.max(...grown)
}

interface Measured {
  readonly time: number
  readonly task: number
  readonly memory: number
}

const measured = async (browser: Browser, { page, context }: Device, task: () => Promise<void>): Promise<Measured> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await page.evaluate(() => {
    globalThis.syncMarks.task = 0
  })
  const start = performance.now()
  const memory = await memoryOf(browser, task)
  const time = performance.now() - start
  // The browser tells of a task once it is over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  return { time, task: await page.evaluate(() => globalThis.syncMarks.task), memory }
}

const send = async (page: Page, file: string): Promise<void> => {
  await page.getByRole('button', { name: 'Send to Another Device' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Seal the file with a passphrase').setChecked(false, { force: true })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Create File' }).click()
  await (await downloading).saveAs(file)
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const choose = (page: Page, file: string): Promise<void> =>
  page.locator('input[type=file][aria-label=Receive]').setInputFiles(file)

const merged = (page: Page) =>
  page.getByRole('heading', { name: 'File merged' }).or(page.getByText('File merged')).first()

const linesOf = (what: string, { time, task, memory }: Measured): readonly Line[] => [
  what,
  { what: 'time', values: [time] },
  { what: 'longest task of the page', values: [task], bar: taskBar },
  { what: 'memory of page and worker, most', values: [memory], unit: 'MiB', bar: memoryBar },
]

/** A large library sent to an empty browser, and sent again. */
export async function* measureSync(): AsyncGenerator<Line> {
  await buildTestSites(['keyed'])
  const folder = await mkdtemp(join(tmpdir(), 'matinee-sync-'))
  const file = join(folder, 'library.matinee')
  const catalog = await startCatalog({ pictures: true })
  const site = await serveSite({ dir: testSites.keyed, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(catalog.url) })
  try {
    const sender = await newDevice(browser, site.url)
    await givenLibrary(sender.page, movies, plays)
    await openSettings(sender.page)
    yield `${movies.toLocaleString('en-US')} movies, ${plays.toLocaleString('en-US')} viewings`
    yield* linesOf('sent', await measured(browser, sender, () => send(sender.page, file)))
    yield { what: 'the file', values: [(await stat(file)).size / 2 ** 20], unit: 'MiB', bar: fileBar }
    await sender.context.close()
    const receiver = await newDevice(browser, site.url)
    const { page } = receiver
    await openSettings(page)
    const join = page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true })
    const reading = await measured(browser, receiver, async () => {
      await choose(page, file)
      await join.waitFor()
    })
    yield* linesOf('received by an empty browser: read', reading)
    const merging = await measured(browser, receiver, async () => {
      await join.click()
      await merged(page).waitFor()
    })
    yield* linesOf('and merged', merging)
    const again = await measured(browser, receiver, async () => {
      await choose(page, file)
      await page.getByText('This browser already had everything in the file.').waitFor()
    })
    yield* linesOf('the same file again, read and merged', again)
    await receiver.context.close()
  } finally {
    await browser.close()
    await Promise.all([catalog.close(), site.close()])
    await rm(folder, { recursive: true, force: true })
  }
}
