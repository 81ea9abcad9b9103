import type { Browser, Page } from '@playwright/test'
import { largeLibrary } from '../support/large-library.ts'
import { marksOf, noteMarks, ownRequests } from '../support/visit-marks.ts'
import { evaluationByFile } from './profile.ts'
import { type MainThreadWork, traced } from './trace.ts'

/** The speed of the visitor's machine and connection. */
export interface Pace {
  readonly name: string
  /** How many times slower than this machine. */
  readonly cpu: number
  /** Latency in milliseconds. */
  readonly latency: number
  /** Bits per second, -1 for as fast as it goes. */
  readonly speed: number
}

/** With what the browser has kept: nothing, the app, or the app and a library. */
export type Visitor = 'new' | 'returning' | 'returning with 5,000 movies'

const viewport = { width: 1280, height: 800 }

const libraryOf: Readonly<Record<Visitor, () => Readonly<Record<string, string>>>> = {
  new: () => ({}),
  returning: () => ({}),
  'returning with 5,000 movies': () => largeLibrary(5000, 200),
}

/** One visit, times in milliseconds from the start of the navigation. */
export interface Visit {
  /** The first paint other than the default background. */
  readonly firstPaint: number
  /** The first text or picture. */
  readonly firstContent: number
  readonly firstPoster: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Files of the site itself, including the page. */
  readonly requestsUntilPoster: number
  readonly requests: number
  /** Addresses requested more than once. */
  readonly repeated: readonly string[]
  readonly work: MainThreadWork
}

/** The posters of a page. */
export interface Posters {
  readonly count: number
  /** How many are not lazy. */
  readonly eager: number
  readonly width: number
  readonly height: number
  /** The base of the poster addresses, for example `http://tmdb.localhost/t/p/w342`. */
  readonly images: string
}

const postersAreThere = (): boolean => {
  const posters = [...document.images].filter((image) => image.src.includes('/t/p/') && image.loading !== 'lazy')
  return posters.length > 0 && posters.every((image) => image.complete)
}

const slowDown = async (page: Page, { cpu, latency, speed }: Pace): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: speed > 0 ? speed / 8 : -1,
    uploadThroughput: speed > 0 ? speed / 8 : -1,
  })
}

const comeTo = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { timeout: 120_000 })
  // The network can be idle long before the page is, while a slow processor runs its code.
  await page.waitForFunction(postersAreThere, undefined, { polling: 200, timeout: 120_000 })
  await page.waitForTimeout(1000)
}

/** Until the service worker keeps the app, and the records are in the database. */
const comeFirst = async (page: Page, url: string, library: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(url)
  await page.evaluate((texts) => {
    for (const key in texts) localStorage.setItem(key, texts[key] ?? '')
  }, library)
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(3000)
}

const visited = async <Result>(
  browser: Browser,
  url: string,
  pace: Pace,
  look: (page: Page, requests: readonly string[], work: MainThreadWork) => Promise<Result>,
  visitor: Visitor = 'new',
): Promise<Result> => {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  const page = await context.newPage()
  if (visitor !== 'new') await comeFirst(page, url, libraryOf[visitor]())
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await noteMarks(page)
  await slowDown(page, pace)
  const work = await traced(browser, page, url, () => comeTo(page, url))
  const result = await look(page, requests, work)
  await context.close()
  return result
}

/** The milliseconds that each file is evaluated in one visit, while a profiler looks on. */
export const evaluated = async (browser: Browser, url: string, pace: Pace): Promise<ReadonlyMap<string, number>> => {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  const page = await context.newPage()
  await slowDown(page, pace)
  const files = await evaluationByFile(page, () => comeTo(page, url))
  await context.close()
  return files
}

/** Visits a page once in a new context. @throws if it painted no poster. */
export const visit = (browser: Browser, url: string, pace: Pace, visitor?: Visitor): Promise<Visit> => {
  const look = async (page: Page, requests: readonly string[], work: MainThreadWork): Promise<Visit> => {
    const { firstPoster, shift } = await marksOf(page)
    const paint = await page.evaluate(() => {
      const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0
      return { firstPaint: at('first-paint'), firstContent: at('first-contentful-paint') }
    })
    if (!paint.firstPaint || !paint.firstContent) throw new Error(`Chromium recorded no first paint at ${url}`)
    if (!firstPoster) throw new Error(`No poster was painted at ${url}`)
    const { early, all } = await ownRequests(page, firstPoster)
    return {
      ...paint,
      firstPoster,
      shift,
      requestsUntilPoster: early,
      requests: all,
      repeated: requests.filter((request, index) => requests.indexOf(request) < index),
      work,
    }
  }
  return visited(browser, url, pace, look, visitor)
}

/** What Home shows and requests, so that another page can show the same. */
export const survey = (browser: Browser, url: string, pace: Pace): Promise<Posters & { readonly list: string }> =>
  visited(browser, url, pace, async (page, requests) => {
    const list = requests.find((request) => request.includes('/trending/movie/'))
    if (!list) throw new Error(`${url} requested no trending movies: ${requests.join(', ')}`)
    const posters = await page.evaluate(() => {
      const all = [...document.images].filter((image) => image.src.includes('/t/p/'))
      const first = all.find((image) => image.currentSrc !== '')
      return {
        count: all.length,
        eager: all.filter((image) => image.loading !== 'lazy').length,
        width: Math.round(first?.getBoundingClientRect().width ?? 0),
        height: Math.round(first?.getBoundingClientRect().height ?? 0),
        images: first?.currentSrc.replace(/\/[^/]*$/, '') ?? '',
      }
    })
    if (!posters.images) throw new Error(`${url} shows no posters.`)
    return { ...posters, list: list.replace(/^GET /, '') }
  })
