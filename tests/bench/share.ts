import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { buildTestSites, testSites } from '#tools/test-sites.ts'
import type { Line } from './table.ts'

const movies = 1000
const rounds = 3
const longestTask = 100

const watchlist = () =>
  JSON.stringify(
    Array.from({ length: movies }, (_, index) => ({
      id: index + 1,
      movieId: 1000 + index * 37,
      userId: 1,
      addedAt: '2026-01-02T03:04:05.678Z',
      status: 'want-to-watch',
      favorite: false,
      watchedAt: null,
      movie: {
        id: 1000 + index * 37,
        title: `The Movie of ${index}`,
        posterPath: null,
        releaseDate: '1999-01-01',
        genres: ['Drama'],
      },
    })),
  )

declare global {
  var shareTasks: number[]
}

const openDialog = async (browser: Browser, site: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.addInitScript((records) => {
    localStorage.setItem('watchlist', records)
    globalThis.shareTasks = []
    new PerformanceObserver((list) => {
      globalThis.shareTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ entryTypes: ['longtask'] })
  }, watchlist())
  await page.goto(`${site}/watchlist`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

/** The longest task and the whole time until what was chosen is made. */
const make = async (page: Page, kind: string) => {
  await page.getByText(kind, { exact: true }).click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const start = await page.evaluate(() => {
    globalThis.shareTasks = []
    return performance.now()
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: /^(?:Download|Copy)$/ }).waitFor()
  const [end, tasks] = await page.evaluate(() => [performance.now(), globalThis.shareTasks] as const)
  await page.getByRole('button', { name: 'Back' }).click()
  // A shorter task is not reported.
  return { total: end - start, longest: Math.max(50, ...tasks) }
}

/** Making a link, pictures and a page of a long list, and how long the page stands still for it. */
export async function* measureShare(): AsyncGenerator<Line> {
  await buildTestSites(['demo'])
  const site = await serveSite({ dir: testSites.demo, base: '/', port: 0, host: '127.0.0.1', strict: true })
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const page = await openDialog(browser, site.url)
    yield `${movies} movies; a link of so many becomes a page`
    for (const kind of ['Link', 'Picture', 'Page', 'Text']) {
      const measured = []
      for (let round = 0; round < rounds; round += 1) measured.push(await make(page, kind))
      yield { what: kind, values: measured.map(({ total }) => total) }
      yield { what: '  its longest task', values: measured.map(({ longest }) => longest), bar: longestTask }
    }
  } finally {
    await browser.close()
    await site.close()
  }
}
