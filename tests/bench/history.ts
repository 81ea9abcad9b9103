import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '#tools/test-sites.ts'
import { answerFrom, exportOf, letterboxdExportOf } from '../support/trakt-export.ts'
import { openImport } from './import-page.ts'
import type { Line } from './table.ts'

const plays = 3004
const searches = 5000
const answerMs = 80
const perSecond = 20
const frameBar = 100
const heapBar = 300
const timeBar = 1.1
const againBar = 5000
const againRequestsBar = 20

declare global {
  var longestFrame: number
}

const observe = (): void => {
  globalThis.longestFrame = 0
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    globalThis.longestFrame = Math.max(globalThis.longestFrame, now - last)
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** TMDB on the loopback interface, which answers after 80 ms. */
const startTmdb = async () => {
  const starts: number[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://tmdb.localhost')
    const body = answerFrom(url)
    if (body) starts.push(performance.now())
    setTimeout(() => {
      response.writeHead(body ? 200 : 404, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
      })
      response.end(JSON.stringify(body ?? {}))
    }, answerMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, starts, close: () => server.close() }
}

type Opened = Awaited<ReturnType<typeof openImport>>

const frameSince = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = globalThis.longestFrame
    globalThis.longestFrame = 0
    return frame
  })

interface Measured {
  readonly reading: number
  readonly matching: number
  readonly heap: number
  readonly milliseconds: number
}

const importOnce = async ({ page, devtools }: Opened, file: string): Promise<Measured> => {
  await frameSince(page)
  const dialog = page.getByRole('dialog')
  const review = dialog.getByRole('heading', { name: 'Review your import' })
  const start = performance.now()
  await page.locator('#import input[type=file]').setInputFiles(file)
  await dialog.getByRole('progressbar').or(review).first().waitFor()
  const reading = await frameSince(page)
  let heap = 0
  while (!(await review.isVisible())) {
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    heap = Math.max(heap, usedSize / 2 ** 20)
    await review.waitFor({ timeout: 2000 }).catch(() => {})
  }
  const milliseconds = performance.now() - start
  const matching = await frameSince(page)
  return { reading, matching, heap, milliseconds }
}

const confirm = async ({ page }: Opened): Promise<number> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Import \d/ }).click()
  await dialog.getByRole('heading', { name: 'Import complete' }).waitFor()
  const writing = await frameSince(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  return writing
}

const mostInASecond = (starts: readonly number[]): number =>
  Math.max(0, ...starts.map((from) => starts.filter((time) => time >= from && time < from + 1000).length))

const linesOf = (measured: Measured, writing: number, starts: readonly number[]): readonly Line[] => {
  const seconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 1000
  const limit = starts.length / perSecond
  return [
    { what: 'longest frame while reading', values: [measured.reading], bar: frameBar },
    { what: 'longest frame while matching', values: [measured.matching], bar: frameBar },
    { what: 'longest frame while writing', values: [writing] },
    { what: 'memory, heap, most', values: [measured.heap], unit: 'MiB', bar: heapBar },
    { what: `time of matching, of ${limit.toFixed(0)} s`, values: [seconds / limit], unit: 'times', bar: timeBar },
    { what: 'requests in any second, most', values: [mostInASecond(starts)], unit: 'times', bar: perSecond + 2 },
  ]
}

/** The import of a large export of another tracker, whose movies are asked of TMDB one by one. */
export async function* measureHistory(): AsyncGenerator<Line> {
  await buildTestSites(['keyed'])
  const folder = await mkdtemp(join(tmpdir(), 'matinee-history-'))
  const tmdb = await startTmdb()
  const site = await serveSite({ dir: testSites.keyed, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(tmdb.url) })
  try {
    const trakt = join(folder, 'trakt.zip')
    await writeFile(trakt, exportOf(plays))
    const opened = await openImport(browser, site.url, observe)
    const first = await importOnce(opened, trakt)
    const writing = await confirm(opened)
    yield `Trakt, ${plays} plays, ${tmdb.starts.length} requests, each answered after ${answerMs} ms`
    yield* linesOf(first, writing, tmdb.starts)
    tmdb.starts.length = 0
    const again = await importOnce(opened, trakt)
    yield 'the same archive again'
    yield { what: 'file chosen to review', values: [again.milliseconds], bar: againBar }
    yield { what: 'requests', values: [tmdb.starts.length], unit: 'times', bar: againRequestsBar }
    await opened.close()

    tmdb.starts.length = 0
    const letterboxd = join(folder, 'letterboxd.zip')
    await writeFile(letterboxd, letterboxdExportOf(searches))
    const other = await openImport(browser, site.url, observe)
    const searched = await importOnce(other, letterboxd)
    const written = await confirm(other)
    yield `Letterboxd, ${searches} movies, ${tmdb.starts.length} searches`
    yield* linesOf(searched, written, tmdb.starts)
    await other.close()
  } finally {
    await browser.close()
    await site.close()
    tmdb.close()
    await rm(folder, { recursive: true, force: true })
  }
}
