import type { Browser, Page } from '@playwright/test'
import { marksOf, noteMarks, ownRequests } from '../support/visit-marks.ts'

/** The speed of the visitor's machine and connection. */
export interface Pace {
  readonly name: string
  /** How many times slower than this machine. */
  readonly cpu: number
  /** Latency in milliseconds. */
  readonly latency: number
  /** Bits per second. */
  readonly speed: number
}

/** One visit with a cold cache, times in milliseconds from the start of the navigation. */
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
    downloadThroughput: speed / 8,
    uploadThroughput: speed / 8,
  })
}

const visited = async <Result>(
  browser: Browser,
  url: string,
  pace: Pace,
  look: (page: Page, requests: readonly string[]) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await noteMarks(page)
  await slowDown(page, pace)
  await page.goto(url, { timeout: 120_000 })
  // The network can be idle long before the page is, while a slow processor runs its code.
  await page.waitForFunction(postersAreThere, undefined, { polling: 200, timeout: 120_000 })
  await page.waitForTimeout(1000)
  const result = await look(page, requests)
  await context.close()
  return result
}

/** Visits a page once in a new context. @throws if it painted no poster. */
export const visit = (browser: Browser, url: string, pace: Pace): Promise<Visit> =>
  visited(browser, url, pace, async (page, requests) => {
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
    }
  })

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
