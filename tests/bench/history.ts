import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '#tools/test-sites.ts'
import { answerFrom, exportOf } from '../support/trakt-export.ts'
import { openImport } from './import-page.ts'
import type { Line } from './table.ts'

const films = 5000
const answerMs = 80
const perSecond = 20
const frameBar = 100
const heapBar = 300
const timeBar = 1.1

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

const frameSince = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = globalThis.longestFrame
    globalThis.longestFrame = 0
    return frame
  })

const importOnce = async (browser: Browser, site: string, file: string) => {
  const { page, devtools, close } = await openImport(browser, site, observe)
  await frameSince(page)
  const dialog = page.getByRole('dialog')
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('progressbar').waitFor()
  const reading = await frameSince(page)
  const review = dialog.getByRole('heading', { name: 'Review your import' })
  let heap = 0
  while (!(await review.isVisible())) {
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    heap = Math.max(heap, usedSize / 2 ** 20)
    await review.waitFor({ timeout: 2000 }).catch(() => {})
  }
  const matching = await frameSince(page)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Import complete' }).waitFor()
  const writing = await frameSince(page)
  await close()
  return { reading, matching, writing, heap }
}

/** The import of a large export of another tracker, whose films are asked of TMDB one by one. */
export async function* measureHistory(): AsyncGenerator<Line> {
  await buildTestSites(['keyed'])
  const folder = await mkdtemp(join(tmpdir(), 'matinee-history-'))
  const tmdb = await startTmdb()
  const site = await serveSite({ dir: testSites.keyed, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(tmdb.url) })
  try {
    const file = join(folder, 'trakt.zip')
    await writeFile(file, exportOf(films))
    const { reading, matching, writing, heap } = await importOnce(browser, site.url, file)
    const seconds = ((tmdb.starts.at(-1) ?? 0) - (tmdb.starts[0] ?? 0)) / 1000
    const limit = tmdb.starts.length / perSecond
    yield `${films} films, ${tmdb.starts.length} requests, each answered after ${answerMs} ms`
    yield { what: 'longest frame while reading', values: [reading], bar: frameBar }
    yield { what: 'longest frame while matching', values: [matching], bar: frameBar }
    yield { what: 'longest frame while writing', values: [writing] }
    yield { what: 'memory, heap, most', values: [heap], unit: 'MiB', bar: heapBar }
    yield { what: `time of matching, of ${limit.toFixed(0)} s`, values: [seconds / limit], unit: 'times', bar: timeBar }
  } finally {
    await browser.close()
    await site.close()
    tmdb.close()
    await rm(folder, { recursive: true, force: true })
  }
}
