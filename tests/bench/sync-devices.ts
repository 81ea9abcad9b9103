import { readFile, writeFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { knowMovies } from '../faults/stored.ts'
import type { Line } from './table.ts'

const taskBar = 100
const memoryBar = 150

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

export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

export const newDevice = async (browser: Browser, site: string): Promise<Device> => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await knowMovies(context)
  return { context, page }
}

export const openSettings = async (page: Page): Promise<void> => {
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

export const measured = async (
  browser: Browser,
  { page, context }: Device,
  task: () => Promise<void>,
): Promise<Measured> => {
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

export const linesOf = (what: string, { time, task, memory }: Measured): readonly Line[] => [
  what,
  { what: 'time', values: [time] },
  { what: 'longest task of the page', values: [task], bar: taskBar },
  { what: 'memory of page and worker, most', values: [memory], unit: 'MiB', bar: memoryBar },
]
