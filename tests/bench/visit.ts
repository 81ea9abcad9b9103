import type { Browser, Page } from '@playwright/test'
import { marksOf, noteMarks, ownRequests } from '../support/visit-marks.ts'

/** How fast the visitor's machine and line are. */
export interface Pace {
  readonly name: string
  /** How many times slower than this machine. */
  readonly cpu: number
  /** Milliseconds for each request. */
  readonly latency: number
  /** Bits a second. */
  readonly speed: number
}

/** One visit with a cold cache, times in milliseconds from the start of the navigation. */
export interface Visit {
  /** Anything but the default background. */
  readonly firstPaint: number
  /** Text or a picture. */
  readonly firstContent: number
  readonly firstPoster: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Files of its own site, the page included. */
  readonly requestsUntilPoster: number
  readonly requests: number
  /** Addresses that were asked for more than once. */
  readonly repeated: readonly string[]
}

/** The posters of a page as they stand. */
export interface Posters {
  readonly count: number
  /** How many are not lazy. */
  readonly eager: number
  readonly width: number
  readonly height: number
  /** What stands before a poster's path, for example `http://tmdb.localhost/t/p/w342`. */
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

/** Visits a page once, in a new context. @throws when it painted no poster. */
export const visit = (browser: Browser, url: string, pace: Pace): Promise<Visit> =>
  visited(browser, url, pace, async (page, requests) => {
    const { firstPoster, shift } = await marksOf(page)
    const paint = await page.evaluate(() => {
      const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0
      return { firstPaint: at('first-paint'), firstContent: at('first-contentful-paint') }
    })
    if (!paint.firstPaint || !paint.firstContent) throw new Error(`Chromium noted no first paint at ${url}`)
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

/** What the app's Home shows and asks for, so that another page can show the same. */
export const survey = (browser: Browser, url: string, pace: Pace): Promise<Posters & { readonly list: string }> =>
  visited(browser, url, pace, async (page, requests) => {
    const list = requests.find((request) => request.includes('/trending/movie/'))
    if (!list) throw new Error(`${url} asked for no trending movies: ${requests.join(', ')}`)
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
